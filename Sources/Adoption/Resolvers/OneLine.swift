import SwiftSyntax

/// An expression on one line.
struct OneLine {
    let text: String
    /// The offset in the text at which each token begins.
    let offsets: [SyntaxIdentifier: Int]

    init(of node: ExprSyntax, replacing replaced: [SyntaxIdentifier: String], leavingOut dropped: Set<SyntaxIdentifier>)
    {
        var text = ""
        var offsets: [SyntaxIdentifier: Int] = [:]
        for token in node.tokens(viewMode: .sourceAccurate) where !dropped.contains(token.id) {
            if !text.isEmpty { text += OneLine.space(before: token, behind: text) }
            offsets[token.id] = text.utf8.count
            text += replaced[token.id] ?? token.text
        }
        self.text = text
        self.offsets = offsets
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
