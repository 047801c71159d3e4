import Core

func useOverloads() async throws {
    let mock = CatalogMock()
    mock.findHandler = { "\($0)" }
    mock.findNameHandler = { $0 }
    precondition(mock.find(id: 1) == "1" && mock.find(name: "x") == "x")
}
