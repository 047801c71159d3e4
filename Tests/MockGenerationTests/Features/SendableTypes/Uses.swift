import Core

func useSendableTypes() async throws {
    let mock = MockClient()
    mock.countClosure = { _ in }
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<500 { group.addTask { mock.count(number) } }
    }
    precondition(mock.countCallsCount == 500 && mock.countReceivedInvocations.count == 500)
    mock.loadReturnValue = "x"
    let loaded = try await mock.load(id: 3)
    precondition(loaded == "x" && mock.loadReceivedId == 3)
    precondition(mock.token == nil)
    mock.token = "t"
    mock.underlyingHost = "h"
    precondition(mock.token == "t" && mock.host == "h" && mock.tokenSetCallsCount == 1)
    await mock.open(Session())
    precondition(mock.openCallsCount == 1 && mock.openReceivedSession != nil)
    mock.makeClosure = { Session() }
    _ = mock.make()
    mock.runReturnValue = 3
    let ran: Int = try await mock.run { 3 }
    precondition(ran == 3)
    let failure = MockFailing()
    failure.underlyingCode = 3
    do { throw failure } catch let error as any Failing { precondition(error.code == 3) }
}
