import Core

func useSubscripts() async throws {
    let mock = MockCache()
    precondition(mock["a"] == nil)
    mock["b"] = 3
    precondition(mock.subscriptSetReceivedArguments?.key == "b" && mock.subscriptSetReceivedArguments?.newValue == 3)
    mock.subscriptAtReturnValue = "x"
    precondition(mock[at: 1] == "x" && mock.subscriptAtReceivedPosition == 1)
    mock.subscriptTypedClosure = { $0 }
    precondition(mock[typed: 4] == 4)
}
