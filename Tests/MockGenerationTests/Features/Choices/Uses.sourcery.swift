import Core

func useChoices() async throws {
    let kettle = KettleMock()
    precondition(kettle.boil(2) == 0 && kettle.label.isEmpty)
    kettle.boilReturnValue = 1.5
    kettle.reset()
    precondition(kettle.boilCallsCount == 0 && kettle.boilReceivedInvocations.isEmpty)
    precondition(kettle.boil(1) == 1.5 && kettle.boilReceivedLitres == 1)
    let stove = StoveMock()
    stove.reset()
    stove.resetMock()
    precondition(!stove.resetCalled)
    precondition(!ToasterMock().toast(2))
    let scale = ScaleMock()
    scale.underlyingGrams = 3
    precondition(scale.grams == 3 && scale.grams == 3 && scale.unit == nil)
    precondition(scale.gramsGetCallsCount == 2 && scale.unitGetCallsCount == 1 && scale.unitSetCallsCount == 0)
    scale.reset()
    precondition(scale.gramsGetCallsCount == 0)
    let sharedScale = SharedScaleMock()
    sharedScale.underlyingGrams = 3
    sharedScale.grams = 4
    precondition(sharedScale.grams == 4 && sharedScale.gramsGetCallsCount == 1 && sharedScale.gramsSetCallsCount == 1)
    await MainActor.run { RackMock().reset() }
}
