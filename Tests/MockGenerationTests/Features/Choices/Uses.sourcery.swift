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
    await MainActor.run { RackMock().reset() }
}
