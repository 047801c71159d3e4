import SwiftSyntax

extension SyntaxProtocol {
    /// The range of all its lines, if nothing else is on them and no comment would be lost.
    var wholeLines: Range<Int>? {
        guard let first = firstToken(viewMode: .sourceAccurate), let last = lastToken(viewMode: .sourceAccurate),
            let next = last.nextToken(viewMode: .sourceAccurate),
            !tokens(viewMode: .sourceAccurate).contains(where: {
                $0.leadingTrivia.hasComments || $0.trailingTrivia.hasComments
            })
        else { return nil }
        guard first.leadingTrivia.contains(where: \.isNewline), next.leadingTrivia.contains(where: \.isNewline) else {
            return nil
        }
        // Blank lines above go as well: the line's own break is the first of the trivia.
        let above = first.leadingTrivia.first?.newlineLength ?? 0
        // Up to the same place of the line that comes next: the line's end is one of trivia behind the last token.
        guard let below = next.leadingTrivia.first?.newlineLength, above > 0, below > 0 else { return nil }
        let start = first.position.utf8Offset + above
        return start..<last.endPosition.utf8Offset + below
    }
}

extension TriviaPiece {
    /// The length of a single line break; 0 for anything else.
    fileprivate var newlineLength: Int {
        switch self {
        case .newlines(let count), .carriageReturns(let count): count > 0 ? 1 : 0
        case .carriageReturnLineFeeds(let count): count > 0 ? 2 : 0
        default: 0
        }
    }
}

extension Trivia {
    var hasComments: Bool {
        contains {
            switch $0 {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}
