import Core

func useSendableTypes() async throws {
    let mock = ClientMock(host: "h")
    mock.loadHandler = { "\($0)" }
    let loaded = try await mock.load(id: 3)
    precondition(loaded == "3" && mock.loadArgValues == [3] && mock.host == "h")
}
