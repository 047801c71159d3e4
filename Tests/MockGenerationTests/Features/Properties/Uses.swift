import Core

private struct Failure: Error {}

func useProperties() async throws {
    let mock = MockProfile()
    mock.underlyingName = "Ada"
    precondition(mock.name == "Ada")
    mock.name = "Eve"
    precondition(mock.underlyingName == "Eve")
    precondition(mock.nickname == nil && mock.tags.isEmpty && mock.scores.isEmpty && mock.onChange == nil)
    mock.nickname = "A"
    mock.age = 3
    precondition(mock.underlyingAge == 3)
    mock.age = 4
    mock.underlyingAge = 5
    precondition(mock.ageSetCallsCount == 2 && mock.nicknameSetCallsCount == 1 && mock.tagsSetCallsCount == 0)
    mock.transform = { "\($0)" }
    precondition(mock.transform(4) == "4")
    mock.bytesReturnValue = 3
    let bytes = try mock.bytes
    precondition(bytes == 3)
    mock.remoteClosure = { "far" }
    let remote = try await mock.remote
    precondition(remote == "far" && mock.remoteCallsCount == 1)
    mock.remoteThrowableError = Failure()
    do {
        _ = try await mock.remote
        preconditionFailure()
    } catch {}
}
