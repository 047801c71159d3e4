import SwiftSyntax

/// An expression in one line.
enum OneLine {
    static func text(
        of node: ExprSyntax,
        replacing replaced: [SyntaxIdentifier: String],
        leavingOut dropped: Set<SyntaxIdentifier>
    ) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) where !dropped.contains(token.id) {
            let word = replaced[token.id] ?? token.text
            if !text.isEmpty { text += space(before: token, behind: text) }
            text += word
        }
        return text
    }

    private static func space(before token: TokenSyntax, behind text: String) -> String {
        let between = (token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []) + token.leadingTrivia
        guard between.contains(where: { $0.isNewline || $0.isSpaceOrTab || $0.isComment }) else { return "" }
        if token.tokenKind == .rightParen { return "" }
        let opens = text.last.map("([.".contains) ?? true
        let closes = token.text.first.map(")].,".contains) ?? true
        let isBroken = between.contains(where: \.isNewline)
        return isBroken && (opens || closes) ? "" : text.last == " " ? "" : " "
    }
}

extension TriviaPiece {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
