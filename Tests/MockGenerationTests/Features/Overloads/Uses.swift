import Core

func useOverloads() async throws {
    let mock = MockCatalog()
    mock.findIdReturnValue = "id"
    mock.findNameReturnValue = "name"
    mock.findReturnValue = "none"
    precondition(mock.find(id: 1) == "id" && mock.find(name: "") == "name" && mock.find() == "none")
    mock.put(1)
    mock.put("a")
    precondition(mock.putIntCallsCount == 1 && mock.putStringReceivedText == "a")
    mock.valueIntReturnValue = 3
    mock.valueStringReturnValue = "3"
    precondition(mock.value() == 3 && mock.value() == "3")
    try await mock.sync()
    precondition(mock.syncAsyncCallsCount == 1 && mock.syncCallsCount == 0)
    mock.close()
    precondition(mock.closeCalled)
}
