/// A Swift source to look for protocols in.
///
/// For example: `MockSource(path: "Sources/Core/RecipeRepository.swift", bytes: bytes)`.
public struct MockSource: Sendable {
    /// As diagnostics name it.
    public var path: String
    /// As the header of its mocks names it, on every machine and from every folder.
    public var name: String
    public var bytes: [UInt8]
    /// Belongs to another module: it is read for what protocols inherit, and nothing in it is mocked.
    public var isOfOtherModule: Bool

    public init(path: String, name: String? = nil, bytes: [UInt8], isOfOtherModule: Bool = false) {
        self.path = path
        self.name = name ?? path
        self.bytes = bytes
        self.isOfOtherModule = isOfOtherModule
    }
}
