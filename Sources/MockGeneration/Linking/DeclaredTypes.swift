/// The names of the types that the sources declare, read from their bytes on first use.
final class DeclaredTypes: Sendable {
    private let sources: [MockSource]
    private let names = Locked<Set<String>?>(nil)

    init(_ sources: [MockSource] = []) { self.sources = sources }

    /// Returns true if a type of that name is certain to be the sources' own, not one of the platform.
    func contains(_ name: String) -> Bool {
        let isDeclared = names.withLock { names in
            let known =
                names
                ?? sources.reduce(into: []) {
                    $0.formUnion(DeclarationSearch.names(behind: Self.keywords, in: $1.bytes))
                }
            names = known
            return known.contains(name)
        }
        return isDeclared && KnownModule.declaring(name) == nil
    }

    private static let keywords: Set = ["struct", "class", "enum", "actor", "protocol"]
}
