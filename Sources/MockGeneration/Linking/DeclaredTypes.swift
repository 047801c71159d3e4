/// The names of the types that the sources declare, read from their bytes on first use.
final class DeclaredTypes: Sendable {
    private struct Names {
        /// The types of the module itself, and those among them that are in no other type.
        var own: Set<String> = []
        var outermost: Set<String> = []
        /// The other modules by the names of their types; empty text for one that isn't known.
        var modules: [String: Set<String>] = [:]
    }

    private let sources: [MockSource]
    private let names = Locked<Names?>(nil)

    init(_ sources: [MockSource] = []) { self.sources = sources }

    /// Returns true if the module itself declares a type of that name, which then comes from nowhere else.
    func isOwn(_ name: String) -> Bool { read().outermost.contains(name) }

    /// Returns true if the module itself declares a type of that name, even in another type.
    func mayBeOwn(_ name: String) -> Bool { read().own.contains(name) }

    /// Returns the other modules whose sources declare a type of that name.
    func modules(declaring name: String) -> Set<String> { read().modules[name] ?? [] }

    private func read() -> Names {
        names.withLock { names in
            let known = names ?? sources.reduce(into: Names()) { DeclaredTypes.read($1, into: &$0) }
            names = known
            return known
        }
    }

    private static let keywords = ["struct ", "class ", "enum ", "actor ", "protocol "]
    private static let search = ByteSearch(keywords)

    private static func read(_ source: MockSource, into names: inout Names) {
        let bytes = source.bytes
        let places = bytes.withUnsafeBytes { search.places(in: $0) }
        for place in places where place == 0 || !bytes[place - 1].isOfWord {
            let rest = bytes[place...].drop { $0 != 0x20 }.drop { $0 == 0x20 || $0 == UInt8(ascii: "`") }
            let name = String(decoding: rest.prefix { $0.isOfWord || $0 >= 0x80 }, as: UTF8.self)
            if source.isOfOtherModule {
                names.modules[name, default: []].insert(source.module ?? "")
            } else {
                names.own.insert(name)
                if isOutermost(place, in: bytes) { names.outermost.insert(name) }
            }
        }
    }

    /// Returns true for a declaration on a line that isn't indented, and that opens nothing before it.
    private static func isOutermost(_ place: Int, in bytes: [UInt8]) -> Bool {
        let start = bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let before = bytes[start..<place]
        return before.first != 0x20 && before.first != 0x09 && !before.contains(UInt8(ascii: "{"))
    }
}
