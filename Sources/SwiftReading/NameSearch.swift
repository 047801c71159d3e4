/// A search for whole names in the bytes of a source; one pass finds any number of them.
///
/// For example: `Jar` is found in `let jar: Jar` and in a comment, but not in `JarView`.
public struct NameSearch: Sendable {
    /// The hashes of the names. If another name has the same hash, the source is only read in vain.
    private let hashes: Set<UInt64>

    public init(_ names: some Sequence<String>) {
        hashes = Set(names.filter { !$0.isEmpty }.map { $0.utf8.reduce(NameSearch.seed, NameSearch.mixed) })
    }

    public func findsAny(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { source in
            var hash = NameSearch.seed
            for byte in source {
                if byte.isWordByte {
                    hash = NameSearch.mixed(hash, byte)
                } else if hash != NameSearch.seed {
                    if hashes.contains(hash) { return true }
                    hash = NameSearch.seed
                }
            }
            return hashes.contains(hash)
        }
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
