import Core

func useChoices() async throws {
    let kettle = KettleMock(label: "steel")
    kettle.boilHandler = { Double($0) }
    kettle.label = "copper"
    precondition(kettle.boil(2) == 2 && kettle.labelSetCallCount == 1)
    kettle.reset()
    precondition(kettle.boilCallCount == 0 && kettle.boilArgValues.isEmpty && kettle.labelSetCallCount == 0)
    precondition(kettle.boil(3) == 3 && kettle.label == "copper")
    let stove = StoveMock()
    stove.isHot = true
    stove.reset()
    stove.resetMock()
    precondition(stove.resetCallCount == 0 && stove.isHotSetCallCount == 0 && stove.isHot)
    let scale = ScaleMock()
    scale.grams = 3
    precondition(scale.grams == 3 && scale.grams == 3 && scale.unit == nil)
    precondition(scale.gramsGetCallCount == 2 && scale.unitGetCallCount == 1 && scale.unitSetCallCount == 0)
    scale.reset()
    precondition(scale.gramsGetCallCount == 0)
    let sharedScale = SharedScaleMock()
    sharedScale.grams = 3
    sharedScale.grams = 4
    precondition(sharedScale.grams == 4 && sharedScale.gramsGetCallCount == 1 && sharedScale.gramsSetCallCount == 2)
    await MainActor.run { RackMock().reset() }
}
