public import SwiftSyntax

/// The annotation in a comment that turns a view into a component: `/// @component`, or
/// `/// @component(combinations: badge)`.
public struct ComponentMark {
    /// The offset of its first byte.
    public let offset: Int
    let combined: [DeclaredComponent.Name]?
    /// Unknown text in its parentheses, with its place.
    let unknown: DeclaredComponent.Name?

    static let word = "@component"

    /// Returns the marks. One must begin a line of the comment: a mention within a sentence doesn't count.
    public static func marks(in trivia: Trivia, from position: AbsolutePosition) -> [ComponentMark] {
        var marks: [ComponentMark] = []
        var offset = position.utf8Offset
        for piece in trivia {
            switch piece {
            case .docLineComment(let text), .lineComment(let text), .docBlockComment(let text), .blockComment(let text):
                marks += read(text, at: offset)
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
        return marks
    }

    private static func read(_ comment: String, at start: Int) -> [ComponentMark] {
        guard comment.contains(word) else { return [] }
        return comment.split(whereSeparator: \.isNewline).compactMap { line in
            let text = line.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
            guard text.hasPrefix(word) else { return nil }
            let rest = text.dropFirst(word.count)
            guard rest.first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else { return nil }
            let place = { (part: Substring) in
                start + comment.utf8.distance(from: comment.startIndex, to: part.startIndex)
            }
            return ComponentMark(at: place(text), rest.drop(while: \.isWhitespace), place)
        }
    }

    private init(at offset: Int, _ rest: Substring, _ place: (Substring) -> Int) {
        self.offset = offset
        guard rest.first == "(" else {
            combined = nil
            unknown = nil
            return
        }
        let inner = rest.dropFirst().prefix { $0 != ")" }
        let words = inner.drop(while: \.isWhitespace)
        let key = "combinations:"
        guard words.hasPrefix(key), inner.endIndex < rest.endIndex else {
            combined = nil
            unknown = DeclaredComponent.Name(text: String(rest.prefix(60)), offset: place(rest))
            return
        }
        unknown = nil
        combined = words.dropFirst(key.count).split(separator: ",").compactMap { part in
            let name = part.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
            return name.isEmpty ? nil : DeclaredComponent.Name(text: String(name), offset: place(name))
        }
    }
}

/// All marks of a file.
struct ComponentMarks {
    private(set) var open: [ComponentMark] = []

    init(_ tree: SourceFileSyntax) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            open += ComponentMark.marks(in: token.leadingTrivia, from: token.position)
            open += ComponentMark.marks(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
        }
    }

    /// Removes and returns the mark above a declaration, or on its first line.
    mutating func take(from start: Int, to end: Int) -> ComponentMark? {
        guard let position = open.firstIndex(where: { (start..<end).contains($0.offset) }) else { return nil }
        return open.remove(at: position)
    }
}
