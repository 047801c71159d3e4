/// A small set of words that rejects most other texts without comparing all of their letters.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private let words: Set<String>
    /// The lengths of the words that begin with each ASCII letter, one bit per length.
    private let lengths: [UInt64]

    init(arrayLiteral words: String...) { self.init(Set(words)) }

    private init(_ words: Set<String>) {
        self.words = words
        var lengths = [UInt64](repeating: 0, count: 128)
        for word in words {
            guard let first = word.utf8.first else { continue }
            lengths[Int(first & 0x7F)] |= WordSet.bit(word.utf8.count)
        }
        self.lengths = lengths
    }

    func union(_ others: [String]) -> WordSet { WordSet(words.union(others)) }

    func contains(_ text: String) -> Bool {
        guard let first = text.utf8.first, first < 0x80 else { return false }
        guard lengths[Int(first)] & WordSet.bit(text.utf8.count) != 0 else { return false }
        return words.contains(text)
    }

    /// Returns the bit of a length; all lengths from 63 on share one.
    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
