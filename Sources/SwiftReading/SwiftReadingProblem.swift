/// Why a text could not be read as the Swift fragment that it should be.
///
/// For example: `Int // x` is refused with "a type can't hold a comment" at offset 4.
public struct SwiftReadingProblem: Error, Hashable, Sendable {
    /// What is wrong, as the end of a sentence about the text; it ends without a full stop.
    public var message: String
    /// Where, in Unicode scalars from the start of the text, counted from 0.
    public var offset: Int

    public init(_ message: String, at offset: Int = 0) {
        self.message = message
        self.offset = offset
    }
}
