import Core

func useSelfTypes() async throws {
    let mock = MockCopying()
    let other = MockCopying()
    mock.copyReturnValue = other
    precondition(mock.copy() === other && mock.parent == nil)
    mock.isSameReturnValue = true
    precondition(mock.isSame(as: other) && mock.isSameReceivedOther === other)
    MockCopying.makeReturnValue = other
    precondition(MockCopying.make() === other)
    let sum = MockAdding()
    MockAdding.plusReturnValue = sum
    precondition(MockAdding() + MockAdding() === sum && MockAdding.plusCallsCount == 1)
}
