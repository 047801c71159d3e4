import Core

func useMigration() async throws {
    let pantry = PantryStoringMock(isOpen: true)
    pantry.jarHandler = { _ in 3 }
    let jars = try pantry.jar(named: "miso")
    precondition(pantry.isOpen && jars == 3)
    precondition(pantry.jarArgValues == ["miso"])
    pantry.store("miso", count: 2)
    precondition(pantry.storeCallCount == 1)
}
