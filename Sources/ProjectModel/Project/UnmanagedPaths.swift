/// Files and folders of the target package that are left alone, with all that is in them.
///
/// For example: `Tests/RecipesTests/RecipeDetailsTests.swift` and `Sources/Recipes/Application/OldRecipes`.
public struct UnmanagedPaths: Hashable, Sendable {
    /// Each with the place that says so.
    public let written: [Located<String>]
    /// The paths at which the package has nothing.
    public var missing: Set<String> = []
    private let paths: Set<String>

    public init(_ written: [Located<String>] = []) {
        self.written = written
        paths = Set(written.map { UnmanagedPaths.plain($0.value) })
    }

    public var isEmpty: Bool { paths.isEmpty }

    /// Returns true if a file is one of the paths, or in one of them.
    public func contain(_ path: String) -> Bool {
        guard !paths.isEmpty else { return false }
        if paths.contains(path) { return true }
        return path.indices.contains { path[$0] == "/" && paths.contains(String(path[..<$0])) }
    }

    /// Without the slash that a folder may end with.
    public static func plain(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
}
