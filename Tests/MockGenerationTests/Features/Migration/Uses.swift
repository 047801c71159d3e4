import Core

private final class PantrySpy: PantryStoring {
    var isOpen = false
    var jarResult: Result<Int?, any Error> = .success(nil)
    private(set) var jarNames: [String] = []
    private(set) var stored: [(name: String, count: Int)] = []

    func jar(named name: String) throws -> Int? {
        jarNames.append(name)
        return try jarResult.get()
    }

    func store(_ name: String, count: Int) { stored.append((name, count)) }
}

private func useHandwrittenMock() throws {
    let pantry = PantrySpy()
    pantry.isOpen = true
    pantry.jarResult = .success(3)
    let jars = try pantry.jar(named: "miso")
    precondition(pantry.isOpen && jars == 3)
    precondition(pantry.jarNames == ["miso"])
    pantry.store("miso", count: 2)
    precondition(pantry.stored.last?.count == 2)
}

func useMigration() async throws {
    try useHandwrittenMock()
    let pantry = MockPantryStoring()
    pantry.underlyingIsOpen = true
    pantry.jarReturnValue = 3
    let jars = try pantry.jar(named: "miso")
    precondition(pantry.isOpen && jars == 3)
    precondition(pantry.jarReceivedInvocations == ["miso"])
    pantry.store("miso", count: 2)
    precondition(pantry.storeReceivedArguments?.count == 2)
}
