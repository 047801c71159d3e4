/// The global actors that the sources declare, read from their bytes on first use. They have no other mark where they
/// are used than the convention that their names end in `Actor`.
final class GlobalActors: Sendable {
    private let sources: [MockSource]
    private let names = Locked<Set<String>?>(nil)

    init(_ sources: [MockSource]) { self.sources = sources }

    /// Returns true if the attribute is one: `@Kitchen.Cook` for `@globalActor actor Cook`.
    func contains(_ attribute: String) -> Bool {
        if attribute.hasSuffix("Actor") { return true }
        let name = attribute.dropFirst().split(separator: ".").last.map(String.init) ?? ""
        return names.withLock { names in
            let known = names ?? sources.reduce(into: []) { $0.formUnion(GlobalActors.read($1.bytes)) }
            names = known
            return known.contains(name)
        }
    }

    private static let search = ByteSearch(["@globalActor"])
    private static let keywords: Set<String> = ["actor", "class", "enum", "struct"]

    private static func read(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { search.places(in: $0) }.compactMap { place in
            let head = bytes[place...].prefix(500).prefix { $0 != UInt8(ascii: "{") }
            let words = head.split { !$0.isOfWord && $0 < 0x80 }.map { String(decoding: $0, as: UTF8.self) }
            let keyword = words.firstIndex(where: keywords.contains)
            return keyword.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
        }
    }
}

extension ProtocolModel {
    /// Drops the attributes that may be macros, on the protocol and on its members.
    mutating func dropMacros(besides actors: GlobalActors) {
        let isMacro = { (attribute: String) in
            AttributeMeaning.isGlobalActor(attribute) && !actors.contains(attribute)
        }
        attributes.removeAll(where: isMacro)
        for position in members.indices { members[position].attributes.removeAll(where: isMacro) }
    }
}
