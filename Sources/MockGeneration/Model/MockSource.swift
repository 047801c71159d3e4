/// A Swift source to look for protocols in.
///
/// For example: `MockSource(path: "Sources/Core/RecipeRepository.swift", bytes: bytes)`.
public struct MockSource: Sendable {
    /// As diagnostics and headers are to name it.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
