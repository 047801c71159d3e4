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
    // What the protocol itself declares comes first, and so has the shorter name.
    mock.loadHandler = { $0 }
    mock.loadIdHandler = { "\($0)" }
    precondition(mock.load(id: 1) == "1" && mock.load(name: "x") == "x")
    precondition(mock.loadIdCallCount == 1 && mock.loadIdArgValues == [1])
    mock.loadIdCallCount = 0
    mock.loadIdArgValues = []
    precondition(mock.loadIdArgValues.isEmpty)
    // A property has its name before a method, and the initialiser has them as they stand in the file.
    let book = BookMock(pages: 7, title: "Soups", open: true)
    book.openPageHandler = { $0 }
    precondition(book.open(page: 2) == 2 && book.openPageCallCount == 1 && book.pages == 7 && book.open)
    // Of what nothing is asked, any type will do.
    let crate = CrateMock()
    crate.put(3)
    precondition(crate.putArgValues as? [Int] == [3])
    let drawer = DrawerMock<[String]>()
    drawer.put(["a"])
    precondition(drawer.putArgValues == [["a"]])
}
