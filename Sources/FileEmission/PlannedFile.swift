public import Basics

/// Who may write a file, which the tree itself tells.
public enum Ownership: Hashable, Sendable {
    /// Lies under a `Generated` folder and begins with the header: rewritten at will, removed when it is not planned any more.
    case generated
    /// Can't lie under a `Generated` folder (the target package's `Package.swift`): rewritten as long as it has the header.
    case generatedAtRoot
    /// Written once, when nothing is there; then the user's.
    case scaffold
}

/// A file as it should be in the target package.
///
/// For example: `PlannedFile(path: "Sources/Recipes/Generated/RecipesScene.swift", contents: bytes, ownership: .generated)`.
public struct PlannedFile: Hashable, Sendable {
    /// Relative to the target package, its components separated by `/`.
    public var path: String
    public var contents: [UInt8]
    public var ownership: Ownership
    /// The spec that asked for the file; what goes wrong with the file is reported there.
    public var origin: SourceLocation?

    public init(path: String, contents: [UInt8], ownership: Ownership, origin: SourceLocation? = nil) {
        self.path = path
        self.contents = contents
        self.ownership = ownership
        self.origin = origin
    }
}
