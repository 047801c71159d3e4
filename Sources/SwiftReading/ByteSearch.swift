/// A search for words in the bytes of a source, without parsing it.
public struct ByteSearch: Sendable {
    private let words: [Word]

    private struct Word {
        var bytes: [UInt8]
        /// The position of the word's rarest byte, which is searched for.
        var anchor: Int
    }

    public init(_ words: [String]) {
        self.words = words.filter { !$0.isEmpty }.map { word in
            let bytes = Array(word.utf8)
            let anchor = bytes.indices.min { bytes[$0].commonness < bytes[$1].commonness }
            return Word(bytes: bytes, anchor: anchor ?? 0)
        }
    }

    /// Returns true if one of the words is in the source, even in a comment.
    public func findsAny(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { source in words.contains { ByteSearch.place(of: $0, in: source, from: 0) != nil } }
    }

    /// Returns the places of each word, in order.
    public func places(in source: UnsafeRawBufferPointer) -> [Int] {
        var places: [Int] = []
        for word in words {
            var start = 0
            while let place = ByteSearch.place(of: word, in: source, from: start) {
                places.append(place)
                start = place + 1
            }
        }
        return places.sorted()
    }

    private static func place(of word: Word, in source: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let first = source.baseAddress, source.count - start >= word.bytes.count else { return nil }
        let sought = Int32(word.bytes[word.anchor])
        var rest = first + start + word.anchor
        let end = first + (source.count - word.bytes.count + 1 + word.anchor)
        while rest < end, let hit = memchr(rest, sought, end - rest) {
            let place = UnsafeRawPointer(hit) - word.anchor
            if memcmp(place, word.bytes, word.bytes.count) == 0 { return place - first }
            rest = UnsafeRawPointer(hit) + 1
        }
        return nil
    }
}

extension ByteSearch {
    public static func firstNUL(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { source in
            guard let first = source.baseAddress, let hit = memchr(first, 0, source.count) else { return nil }
            return UnsafeRawPointer(hit) - first
        }
    }

    public static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { source in
            var position = 0
            while position + 8 <= source.count {
                if source.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
                    return false
                }
                position += 8
            }
            return source[position...].allSatisfy { $0 < 0x80 }
        }
    }
}

extension UInt8 {
    /// A rough rank of how often the byte occurs in Swift sources; 0 is the rarest.
    fileprivate var commonness: Int {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): 1 + (ByteSearch.letters.firstIndex(of: self) ?? 0)
        case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"): 27
        default: 0
        }
    }
}

extension ByteSearch {
    /// The letters, rarest first.
    fileprivate static let letters = Array("jqzxkwybvghfpmcdulsoanrite".utf8)
}
