import SwiftSyntax

/// Finds the directives in a file's comments.
enum DirectiveReader {
    static func read(_ tree: SourceFileSyntax, _ lines: LineTable) -> [Directive] {
        var directives: [Directive] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia { add(piece, &offset, to: &directives, lines) }
            offset = token.endPositionBeforeTrailingTrivia.utf8Offset
            for piece in token.trailingTrivia { add(piece, &offset, to: &directives, lines) }
        }
        return directives
    }

    private static func add(
        _ piece: TriviaPiece,
        _ offset: inout Int,
        to directives: inout [Directive],
        _ lines: LineTable
    ) {
        switch piece {
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
            if let directive = Directive(comment: text, offset: offset, line: lines.line(of: offset)) {
                directives.append(directive)
            }
        default: break
        }
        offset += piece.sourceLength.utf8Length
    }
}
