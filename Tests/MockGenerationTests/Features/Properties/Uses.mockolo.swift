import Core

func useProperties() async throws {
    let mock = ProfileMock(name: "Ada", transform: { "\($0)" })
    precondition(mock.name == "Ada" && mock.nameSetCallCount == 0 && mock.age == 0)
    mock.age = 4
    mock.age = 5
    precondition(mock.ageSetCallCount == 2 && mock.age == 5)
    precondition(ProfileMock().name == "")
    mock.remoteHandler = { "far" }
    let remote = try await mock.remote
    precondition(remote == "far")
}
