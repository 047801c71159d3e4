/// The owner of a file, which can be seen from the tree itself.
public enum Ownership: Hashable, Sendable {
    /// A file below a `Generated` folder that begins with the header: rewritten at will, and removed if it is no longer
    /// planned.
    case generated
    /// A file that can't be in a `Generated` folder (the target package's `Package.swift`): rewritten as long as it has
    /// the header.
    case generatedAtRoot
    /// A file that is written once, if nothing is there; then it is the user's.
    case scaffold
}

/// A file of the target package with its planned contents.
///
/// For example: `PlannedFile(path: "Sources/Recipes/Generated/RecipesScene.swift", contents: bytes, ownership: .generated)`.
public struct PlannedFile: Hashable, Sendable {
    /// The path relative to the target package, with components separated by `/`.
    public var path: String
    public var contents: [UInt8]
    public var ownership: Ownership
    /// The spec that the file comes from; problems with the file are reported there.
    public var origin: SourceLocation?

    public init(path: String, contents: [UInt8], ownership: Ownership, origin: SourceLocation? = nil) {
        self.path = path
        self.contents = contents
        self.ownership = ownership
        self.origin = origin
    }
}
