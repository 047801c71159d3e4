/// A spec's file, not yet decoded.
public struct SpecFile: Hashable, Sendable {
    /// The path that diagnostics show. For example: `specs/Recipes/RecipeDetails.yml`.
    public var path: String
    /// The path inside the folder of specs. For example: `Recipes/RecipeDetails.yml`.
    public var relativePath: String
    public var bytes: [UInt8]
    /// True if something that is no spec has this path, which has been reported.
    var isRefused = false

    public init(path: String, relativePath: String, bytes: [UInt8]) {
        self.path = path
        self.relativePath = relativePath
        self.bytes = bytes
    }
}
