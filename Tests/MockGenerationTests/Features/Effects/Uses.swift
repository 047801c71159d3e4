import Core

func useEffects() async throws {
    let mock = MockLoader()
    mock.loadReturnValue = "one"
    precondition(mock.loadReturnValue == "one")
    let loaded = await mock.load(id: 1)
    precondition(loaded == "one" && mock.loadReceivedId == 1 && mock.loadCalled)
    mock.fetchClosure = { "\($0)" }
    let fetched = try await mock.fetch(id: 7)
    precondition(fetched == "7")
    try await mock.send("x")
    precondition(mock.sendReceivedInvocations == ["x"])
    mock.readThrowableError = .offline
    do throws(LoadError) {
        _ = try mock.read()
        preconditionFailure()
    } catch { precondition(error == .offline) }
    mock.runClosure = { (try? $0()) ?? 0 }
    precondition(mock.run { 5 } == 5)
}
