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
    kettle.label = "copper"
    precondition(kettle.labelSetCallsCount == 1)
    kettle.reset()
    precondition(kettle.labelSetCallsCount == 0 && kettle.label == "copper")
    let stove = MockStove()
    stove.isHot = true
    precondition(stove.isHotSetCallsCount == 1)
    stove.lightReturnValue = "lit"
    _ = stove.light(1, for: 5)
    stove.reset()
    stove.resetMock()
    precondition(stove.isHotSetCallsCount == 0 && stove.resetCallsCount == 0 && stove.lightReceivedArguments == nil)
    precondition(stove.light(2, for: 5) == "lit" && stove.lightReceivedInvocations.count == 1)
    precondition(!MockToaster().toast(2))
    let scale = MockScale()
    scale.underlyingGrams = 3
    precondition(scale.grams == 3 && scale.grams == 3 && scale.unit == nil)
    precondition(scale.gramsGetCallsCount == 2 && scale.unitGetCallsCount == 1 && scale.unitSetCallsCount == 0)
    scale.reset()
    precondition(scale.gramsGetCallsCount == 0)
    let sharedScale = MockSharedScale()
    sharedScale.underlyingGrams = 3
    sharedScale.grams = 4
    precondition(sharedScale.grams == 4 && sharedScale.gramsGetCallsCount == 1 && sharedScale.gramsSetCallsCount == 1)
    await MainActor.run { MockRack().reset() }
}
