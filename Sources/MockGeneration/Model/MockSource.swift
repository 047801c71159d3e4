/// A Swift source to look for protocols in.
///
/// For example: `MockSource(path: "Sources/Core/RecipeRepository.swift", bytes: bytes)`.
public struct MockSource: Sendable {
    /// The path as diagnostics name it.
    public var path: String
    /// The path in the header of its mocks, the same on every machine and in every folder.
    public var name: String
    public var bytes: [UInt8]
    /// True for a source of another module: it's read for inherited protocols, but not mocked.
    public var isOfOtherModule: Bool
    /// The other module; `nil` if it isn't known.
    public var module: String?

    public init(
        path: String,
        name: String? = nil,
        bytes: [UInt8],
        isOfOtherModule: Bool = false,
        module: String? = nil
    ) {
        self.path = path
        self.name = name ?? path
        self.bytes = bytes
        self.isOfOtherModule = isOfOtherModule
        self.module = module
    }
}
