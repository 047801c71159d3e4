/// A small set of words that rejects most other texts without comparing all of their letters.
package struct WordSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private let words: Set<String>
    /// The lengths of the words that begin with each letter, by the lower bits of that, one bit per length.
    private let lengths: [UInt64]

    package init(arrayLiteral words: String...) { self.init(Set(words)) }

    package init(_ words: Set<String>) {
        self.words = words
        var lengths = [UInt64](repeating: 0, count: 128)
        for word in words {
            guard let first = word.utf8.first else { continue }
            lengths[Int(first & 0x7F)] |= WordSet.bit(word.utf8.count)
        }
        self.lengths = lengths
    }

    func union(_ others: [String]) -> WordSet { WordSet(words.union(others)) }

    package func contains(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        guard lengths[Int(first & 0x7F)] & WordSet.bit(text.utf8.count) != 0 else { return false }
        return words.contains(text)
    }

    /// Returns the bit of a length; all lengths from 63 on share one.
    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
