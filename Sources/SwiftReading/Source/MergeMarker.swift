import SwiftSyntax

/// The line that git writes at a merge conflict.
public enum MergeMarker {
    public static let message = "this is the marker of a merge that isn't resolved"
    public static let remedy =
        "keep what both sides add, or one side, and delete the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"

    private static let search = ByteSearch(["<<<<<<< ", ">>>>>>> "])

    /// Returns the offset of the first one in a Swift file; `nil` if the file parses, since such a line is then part
    /// of a string.
    public static func first(in source: [UInt8]) -> Int? {
        guard search.findsAny(in: source), let tree = try? SwiftTree.readIfBroken(source) else { return nil }
        return first(in: tree, source)
    }

    /// Returns the first marker. The parser skips a whole conflict and flags the token after it, or fails at a single
    /// marker.
    static func first(in tree: SourceFileSyntax, _ source: [UInt8]) -> Int? {
        source.withUnsafeBytes(search.places).first { place in
            let beginsLine = place == 0 || source[place - 1] == UInt8(ascii: "\n")
            return beginsLine && !isText(at: place, in: tree)
        }
    }

    /// Returns true if the place is inside a string literal or a comment.
    private static func isText(at place: Int, in tree: SourceFileSyntax) -> Bool {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)) else { return false }
        if place >= token.positionAfterSkippingLeadingTrivia.utf8Offset {
            if case .stringSegment = token.tokenKind { return true }
            return place >= token.endPositionBeforeTrailingTrivia.utf8Offset
        }
        var end = token.position.utf8Offset
        for piece in token.leadingTrivia {
            end += piece.sourceLength.utf8Length
            if place < end { return piece.isComment }
        }
        return false
    }
}
