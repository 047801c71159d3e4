/// Words that a scan looks for, in groups that have a bit each.
///
/// For example: of `WordTable([WordGroup(["TabView"]), WordGroup(endings: ["ViewBuilder"])])`, `CartViewBuilder` has the bit 2.
struct WordTable: Sendable {
    /// Which groups were found, by their bits.
    typealias Bits = UInt64

    private struct Entry {
        var bytes: [UInt8]
        var bit: Bits
        var isEnding: Bool
    }

    /// By the last byte.
    private var entries = [[Entry]](repeating: [], count: 256)
    /// By the last byte of a word: the lengths that it may have. Nearly all words of a source are told by it.
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

    /// The bits of one identifier.
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

/// Words of which one is enough.
struct WordGroup: Sendable {
    /// Whole identifiers.
    var words: [String]
    /// How identifiers may end.
    var endings: [String]

    init(_ words: [String] = [], endings: [String] = []) {
        self.words = words
        self.endings = endings
    }
}
