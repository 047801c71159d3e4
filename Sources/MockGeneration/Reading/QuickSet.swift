/// A few names to compare many others with; length and first letter rule out most of them.
struct QuickSet: Hashable, Sendable {
    private let names: Set<String>
    private let bits: UInt64

    init(_ names: Set<String>) {
        self.names = names
        bits = names.reduce(0) { $0 | QuickSet.bit($1) }
    }

    func contains(_ name: String) -> Bool { bits & QuickSet.bit(name) != 0 && names.contains(name) }

    private static func bit(_ name: String) -> UInt64 {
        1 << UInt64((Int(name.utf8.first ?? 0) &* 7 &+ name.utf8.count) & 63)
    }
}
