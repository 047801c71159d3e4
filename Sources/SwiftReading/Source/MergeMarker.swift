import SwiftSyntax

/// The line that git writes where two sides of a merge differ.
public enum MergeMarker {
    public static let message = "this is the marker of a merge that isn't resolved"
    public static let remedy =
        "keep what both sides add, or one side, and delete the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"

    private static let search = ByteSearch(["<<<<<<< ", ">>>>>>> "])

    /// The offset of the first one in a Swift file; `nil` in one that parses, where such a line is part of a text.
    public static func first(in source: [UInt8]) -> Int? {
        guard search.findsAny(in: source), let tree = try? SwiftTree.readIfBroken(source) else { return nil }
        return first(in: tree, source)
    }

    /// The parser passes over a whole conflict and tells the token behind it, or trips over a marker alone.
    static func first(in tree: SourceFileSyntax, _ source: [UInt8]) -> Int? {
        source.withUnsafeBytes(search.places).first { place in
            let beginsLine = place == 0 || source[place - 1] == UInt8(ascii: "\n")
            return beginsLine && !isText(at: place, in: tree)
        }
    }

    /// Whether the place is inside of a string literal or a comment.
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
