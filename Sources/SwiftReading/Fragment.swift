import SwiftParser
import SwiftSyntax

/// The text of a fragment, and the places of its tree's nodes in it.
struct Fragment {
    let text: String
    let noun: String

    /// Returns the first thing in `tree` that the parser didn't expect, missed or skipped, including comments.
    func problem(in tree: some SyntaxProtocol) -> SwiftReadingProblem? {
        for token in tree.tokens(viewMode: .all) {
            if let problem = triviaProblem(token) { return problem }
            if token.hasError || token.presence == .missing || token.isUnexpected {
                return unexpected(token)
            }
        }
        return tree.hasError ? SwiftReadingProblem("this is not one complete Swift \(noun)") : nil
    }

    func problem(_ message: String, at node: some SyntaxProtocol) -> SwiftReadingProblem {
        SwiftReadingProblem(message, at: scalarOffset(node.positionAfterSkippingLeadingTrivia))
    }

    /// Returns a name without its back-ticks.
    func name(_ token: TokenSyntax) throws(SwiftReadingProblem) -> String {
        var text = token.text
        if text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") { text = String(text.dropFirst().dropLast()) }
        switch SwiftIdentifier.read(text) {
        case .success(let identifier): return identifier.text
        case .failure(let reason): throw problem(reason.message, at: token)
        }
    }

    private func triviaProblem(_ token: TokenSyntax) -> SwiftReadingProblem? {
        if let problem = triviaProblem(token.leadingTrivia, from: token.position) { return problem }
        return triviaProblem(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }

    private func triviaProblem(_ trivia: Trivia, from start: AbsolutePosition) -> SwiftReadingProblem? {
        var position = start
        for piece in trivia {
            switch piece {
            case .spaces: break
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                return SwiftReadingProblem("the \(noun) holds a comment", at: scalarOffset(position))
            default:
                return SwiftReadingProblem("the \(noun) holds characters that aren't Swift", at: scalarOffset(position))
            }
            position += piece.sourceLength
        }
        return nil
    }

    private func unexpected(_ token: TokenSyntax) -> SwiftReadingProblem {
        if token.presence == .missing || token.text.isEmpty {
            return problem("the \(noun) isn't complete here", at: token)
        }
        return problem("'\(token.text)' is not part of one Swift \(noun)", at: token)
    }

    func scalarOffset(_ position: AbsolutePosition) -> Int {
        let utf8 = text.utf8
        let end = utf8.index(utf8.startIndex, offsetBy: position.utf8Offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: end)
    }
}

extension TokenSyntax {
    /// True if the parser skipped it to make sense of the rest.
    var isUnexpected: Bool {
        var node = parent
        while let current = node {
            if current.is(UnexpectedNodesSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
