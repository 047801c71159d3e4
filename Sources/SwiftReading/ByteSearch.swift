#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Words in the bytes of a source, found without reading it.
public struct ByteSearch: Sendable {
    private let words: [[UInt8]]

    public init(_ words: [String]) {
        self.words = words.filter { !$0.isEmpty }.map { Array($0.utf8) }
    }

    /// Whether one of the words is in the source, be it in a comment.
    public func findsAny(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { source in words.contains { ByteSearch.contains($0, in: source) } }
    }

    public func findsAll(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { source in words.allSatisfy { ByteSearch.contains($0, in: source) } }
    }

    private static func contains(_ word: [UInt8], in source: UnsafeRawBufferPointer) -> Bool {
        guard let start = source.baseAddress, word.count <= source.count, let first = word.first else { return false }
        var rest = start
        let end = start + (source.count - word.count + 1)
        while rest < end, let hit = memchr(rest, Int32(first), end - rest) {
            if memcmp(hit, word, word.count) == 0 { return true }
            rest = UnsafeRawPointer(hit) + 1
        }
        return false
    }
}
