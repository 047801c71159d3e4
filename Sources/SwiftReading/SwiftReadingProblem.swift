/// The reason why a text can't be read as the expected Swift fragment.
///
/// For example: `Int // x` is rejected with "a type can't hold a comment" at offset 4.
public struct SwiftReadingProblem: Error, Hashable, Sendable {
    /// The problem, as the end of a sentence about the text, without a full stop.
    public var message: String
    /// The position in the text, in Unicode scalars counted from 0.
    public var offset: Int

    public init(_ message: String, at offset: Int = 0) {
        self.message = message
        self.offset = offset
    }
}
