/// A Swift source to look for protocols in.
///
/// For example: `MockSource(path: "Sources/Core/RecipeRepository.swift", bytes: bytes)`.
public struct MockSource: Sendable {
    /// As diagnostics and headers are to name it.
    public var path: String
    public var bytes: [UInt8]
    /// Belongs to another module: it is read for what protocols inherit, and nothing in it is mocked.
    public var isOfOtherModule: Bool

    public init(path: String, bytes: [UInt8], isOfOtherModule: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isOfOtherModule = isOfOtherModule
    }
}
