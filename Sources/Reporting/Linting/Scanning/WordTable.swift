/// The words that a scan searches for, in groups with a bit each.
///
/// For example: in `WordTable([WordGroup(["TabView"]), WordGroup(endings: ["ViewBuilder"])])`, `CartViewBuilder` has
/// the bit 2.
struct WordTable: Sendable {
    /// The bits of the groups that were found.
    typealias Bits = UInt64

    private struct Entry {
        var bytes: [UInt8]
        var bit: Bits
        var isEnding: Bool
    }

    /// The entries by their last byte.
    private var entries = [[Entry]](repeating: [], count: 256)
    /// The possible lengths of words, by their last byte. They rule out nearly all words of a source.
    private var lengths = [UInt64](repeating: 0, count: 256)

    /// - Parameter groups: at most 64.
    init(_ groups: [WordGroup]) {
        for (position, group) in groups.enumerated() {
            for word in group.words { add(word, 1 << Bits(position), isEnding: false) }
            for ending in group.endings { add(ending, 1 << Bits(position), isEnding: true) }
        }
    }

    private mutating func add(_ word: String, _ bit: Bits, isEnding: Bool) {
        let bytes = Array(word.utf8)
        guard let last = bytes.last else { return }
        entries[Int(last)].append(Entry(bytes: bytes, bit: bit, isEnding: isEnding))
        let length = UInt64(min(bytes.count, 63))
        lengths[Int(last)] |= isEnding ? ~0 << length : 1 << length
    }

    /// Returns the bits of an identifier.
    func bits(of word: UnsafeBufferPointer<UInt8>) -> Bits {
        guard let last = word.last, lengths[Int(last)] >> UInt64(min(word.count, 63)) & 1 == 1 else { return 0 }
        var bits: Bits = 0
        for entry in entries[Int(last)] {
            let isMeant = entry.isEnding ? word.count >= entry.bytes.count : word.count == entry.bytes.count
            if isMeant, word.suffix(entry.bytes.count).elementsEqual(entry.bytes) { bits |= entry.bit }
        }
        return bits
    }
}

/// A group of words, any one of which is enough.
struct WordGroup: Sendable {
    /// The whole identifiers.
    var words: [String]
    /// The suffixes of identifiers.
    var endings: [String]

    init(_ words: [String] = [], endings: [String] = []) {
        self.words = words
        self.endings = endings
    }
}
