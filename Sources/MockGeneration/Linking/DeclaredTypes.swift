/// The names of the types that the sources declare, read from their bytes on first use.
final class DeclaredTypes: Sendable {
    private let sources: [MockSource]
    private let names = Locked<Set<String>?>(nil)

    init(_ sources: [MockSource] = []) { self.sources = sources }

    /// Returns true if a type of that name is certain to be the sources' own, not one of the platform.
    func contains(_ name: String) -> Bool {
        let isDeclared = names.withLock { names in
            let known = names ?? sources.reduce(into: []) { $0.formUnion(DeclaredTypes.read($1.bytes)) }
            names = known
            return known.contains(name)
        }
        return isDeclared && KnownModule.declaring(name) == nil
    }

    private static let keywords = ["struct ", "class ", "enum ", "actor ", "protocol "]
    private static let search = ByteSearch(keywords)

    private static func read(_ bytes: [UInt8]) -> Set<String> {
        let places = bytes.withUnsafeBytes { search.places(in: $0) }
        var names: Set<String> = []
        for place in places where place == 0 || !bytes[place - 1].isOfWord {
            let rest = bytes[place...].drop { $0 != 0x20 }.drop { $0 == 0x20 || $0 == UInt8(ascii: "`") }
            names.insert(String(decoding: rest.prefix { $0.isOfWord || $0 >= 0x80 }, as: UTF8.self))
        }
        return names
    }
}
