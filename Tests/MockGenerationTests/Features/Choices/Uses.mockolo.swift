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
    await MainActor.run { RackMock().reset() }
}
