import Core

func useChoices() async throws {
    let kettle = MockKettle()
    precondition(kettle.boil(2) == 0 && kettle.label.isEmpty)
    kettle.boilReturnValue = 1.5
    kettle.reset()
    precondition(kettle.boilCallsCount == 0 && kettle.boilReceivedInvocations.isEmpty)
    precondition(kettle.boil(1) == 1.5)
    precondition(kettle.boilReceivedInvocations == [1] && kettle.boilCallsCount == 1)
    precondition(MockKettle.make("a") == 0 && MockKettle.makeCalled)
    MockKettle.reset()
    precondition(!MockKettle.makeCalled && MockKettle.makeReceivedName == nil)
    let stove = MockStove()
    stove.lightReturnValue = "lit"
    _ = stove.light(1, for: 5)
    stove.reset()
    stove.resetMock()
    precondition(stove.resetCallsCount == 0 && stove.lightReceivedArguments == nil)
    precondition(stove.light(2, for: 5) == "lit" && stove.lightReceivedInvocations.count == 1)
    precondition(!MockToaster().toast(2))
    await MainActor.run { MockRack().reset() }
}
