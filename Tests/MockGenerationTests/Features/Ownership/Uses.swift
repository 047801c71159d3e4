import Core

func useOwnership() async throws {
    let mock = MockOwner()
    mock.lookReturnValue = 3
    precondition(mock.look("abc") == 3 && mock.lookReceivedText == "abc")
    mock.take([1])
    precondition(mock.takeReceivedText == [1])
    let token = Token()
    mock.borrow(token)
    precondition(mock.borrowCallsCount == 1)
    mock.useClosure = { (_: consuming Token) in 4 }
    let used = mock.use(token)
    precondition(used == 4)
    mock.againClosure = { (try? $0()) ?? 0 }
    precondition(mock.again { 5 } == 5)
}
