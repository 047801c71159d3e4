/// A spec as it was found, not yet read.
public struct SpecFile: Hashable, Sendable {
    /// As a diagnostic names it. For example: `specs/Recipes/RecipeDetails.yml`.
    public var path: String
    /// Inside the folder of specs. For example: `Recipes/RecipeDetails.yml`.
    public var relativePath: String
    public var bytes: [UInt8]
    /// Whether something that is no spec has its place, which is reported already.
    var isRefused = false

    public init(path: String, relativePath: String, bytes: [UInt8]) {
        self.path = path
        self.relativePath = relativePath
        self.bytes = bytes
    }
}
