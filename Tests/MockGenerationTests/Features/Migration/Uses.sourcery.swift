import Core

func useMigration() async throws {
    let pantry = PantryStoringMock()
    pantry.underlyingIsOpen = true
    pantry.jarNamedReturnValue = 3
    let jars = try pantry.jar(named: "miso")
    precondition(pantry.isOpen && jars == 3)
    precondition(pantry.jarNamedReceivedName == "miso")
    pantry.store("miso", count: 2)
    precondition(pantry.storeCountReceivedArguments?.count == 2)
}
