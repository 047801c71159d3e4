import Core

func useMockoloNames() async throws {
    let mock = LargeShelfMock()
    mock.getHandler = { "plain" }
    mock.getOptionalStringHandler = { nil }
    mock.getArrayStringHandler = { ["a"] }
    mock.getDictionaryStringIntHandler = { ["a": 1] }
    let (text, none, list, table): (String, String?, [String], [String: Int]) = (
        mock.get(), mock.get(), mock.get(), mock.get()
    )
    precondition(text == "plain" && none == nil && list == ["a"] && table == ["a": 1])
    // What is inherited comes first, and so has the shorter name.
    mock.loadHandler = { "\($0)" }
    mock.loadNameHandler = { $0 }
    precondition(mock.load(id: 1) == "1" && mock.load(name: "x") == "x")
    precondition(mock.loadCallCount == 1 && mock.loadArgValues == [1])
    mock.loadArgValues = []
    precondition(mock.loadArgValues.isEmpty)
}
