import SwiftSyntax

/// The origin of a syntax tree: a source, or a stretch of one.
struct SourceOrigin {
    /// The position of the file among the sources.
    var file: Int
    /// The start of the stretch, in bytes.
    var offset = 0

    func place(at position: AbsolutePosition) -> Place { Place(file: file, offset: offset + position.utf8Offset) }

    /// Returns the start of a node, after its leading trivia.
    func place(of node: some SyntaxProtocol) -> Place { place(at: node.positionAfterSkippingLeadingTrivia) }
}
