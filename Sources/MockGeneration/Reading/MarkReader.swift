import SwiftSyntax

/// Finds the annotations for mocks in the comments of a declaration: before it, after its attributes, and on the line
/// of its brace.
enum MarkReader {
    static func mark(of node: some DeclGroupSyntax, _ origin: SourceOrigin) -> MockMark? {
        let block = node.memberBlock
        var mark: MockMark?
        for token in node.tokens(viewMode: .sourceAccurate) {
            mark = read(token.leadingTrivia, from: token.position, origin) ?? mark
            mark = read(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, origin) ?? mark
            if token == block.leftBrace { break }
        }
        let end = block.rightBrace
        if block.members.isEmpty, !end.leadingTrivia.contains(where: \.isNewline) {
            mark = read(end.trailingTrivia, from: end.endPositionBeforeTrailingTrivia, origin) ?? mark
        }
        return mark
    }

    private static func read(_ trivia: Trivia, from position: AbsolutePosition, _ origin: SourceOrigin) -> MockMark? {
        var mark: MockMark?
        var position = position
        for piece in trivia {
            switch piece {
            case .docLineComment(let text), .lineComment(let text), .docBlockComment(let text), .blockComment(let text):
                if let found = read(text, at: origin.place(at: position)) { mark = found }
            default: break
            }
            position += piece.sourceLength
        }
        return mark
    }

    private static let words = ByteSearch(["@mockable", "sourcery:"])

    /// Reads an annotation, which has to begin its line of the comment; a mention within a sentence doesn't count.
    static func read(_ comment: String, at place: Place) -> MockMark? {
        let bytes = Array(comment.utf8)
        guard words.findsAny(in: bytes) else { return nil }
        for line in bytes.split(whereSeparator: { (0x0A...0x0D).contains($0) }) {
            let text = line.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 || $0 == 0x09 }
            if text.starts(with: mockable) {
                let rest = text.startIndex + mockable.count
                if rest < text.endIndex, bytes[rest].isWordByte { continue }
                // The arguments may go on over the next lines.
                let start = comment.utf8.index(comment.startIndex, offsetBy: rest)
                return MarkArguments(comment[start...], of: comment, at: place).mark
            }
            guard text.starts(with: sourcery) else { continue }
            let words = text.dropFirst(sourcery.count).split { !$0.isWordByte }.map {
                Substring(decoding: $0, as: UTF8.self)
            }
            guard words.contains("AutoMockable"), words.first != "begin", words.first != "end" else { continue }
            return mark(of: words)
        }
        return nil
    }

    private static let mockable = Array("@mockable".utf8)
    private static let sourcery = Array("sourcery:".utf8)

    private static func mark(of words: [Substring]) -> MockMark {
        let gets = flag("gets", in: words)
        return MockMark(isRelaxed: flag("relaxed", in: words), hasReset: flag("reset", in: words), countsGets: gets)
    }

    /// Returns a flag as Sourcery reads it: `relaxed` is the same as `relaxed = true`.
    private static func flag(_ name: Substring, in words: [Substring]) -> Bool? {
        guard let position = words.firstIndex(of: name) else { return nil }
        return words.dropFirst(position + 1).first != "false"
    }
}
