import SwiftSyntax

/// Finds words in comments and strings, which no compiler checks.
public enum MentionedNames {
    /// - Returns: the words that are among the names, each with its offset.
    public static func find(_ names: Set<String>, in source: [UInt8]) throws(NestedTooDeeply) -> [NameUses.Use] {
        guard NameSearch(names).findsAny(in: source) else { return [] }
        let tree = try SwiftTree.read(source)
        var ranges: [Range<Int>] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            ranges.append(token.position.utf8Offset..<start)
            if case .stringSegment = token.tokenKind {
                ranges.append(start..<token.endPositionBeforeTrailingTrivia.utf8Offset)
            }
            ranges.append(token.endPositionBeforeTrailingTrivia.utf8Offset..<token.endPosition.utf8Offset)
        }
        return ranges.flatMap { words(in: source, $0) }.filter { names.contains($0.name) }
    }

    /// Returns the words of a text in any language, each with its offset.
    public static func words(in text: [UInt8]) -> [NameUses.Use] { words(in: text, text.indices) }

    private static func words(in source: [UInt8], _ range: Range<Int>) -> [NameUses.Use] {
        var words: [NameUses.Use] = []
        var start: Int?
        for offset in range.lowerBound...range.upperBound {
            let isWord = offset < range.upperBound && source[offset].isWordByte
            if isWord, start == nil { start = offset }
            if !isWord, let begin = start {
                words.append(.init(name: String(decoding: source[begin..<offset], as: UTF8.self), offset: begin))
                start = nil
            }
        }
        return words
    }
}
