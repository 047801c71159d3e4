import SwiftSyntax

/// What a syntax tree was parsed from: a source, or a stretch of one.
struct SourceOrigin {
    /// The position of the file among the sources.
    var file: Int
    /// Where the stretch begins, in bytes.
    var offset = 0

    func place(at position: AbsolutePosition) -> Place { Place(file: file, offset: offset + position.utf8Offset) }

    /// Where a node begins, without what stands before it.
    func place(of node: some SyntaxProtocol) -> Place { place(at: node.positionAfterSkippingLeadingTrivia) }
}
