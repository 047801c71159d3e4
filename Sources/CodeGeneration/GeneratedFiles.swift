public import FileEmission

/// What the generate stage makes of a project.
public struct GeneratedFiles: Sendable {
    /// A scaffold that is wanted only as long as nobody has declared its type elsewhere.
    public struct TypeScaffold: Hashable, Sendable {
        public var path: String
        public var type: String
        /// Where a declaration counts, relative to the target package.
        public var folder: String
    }

    /// Sorted by path.
    public var files: [PlannedFile] = []
    /// The template that each path came from. For example: `Presenter.swift`.
    public var templates: [String: String] = [:]
    /// Those of the files that give way to a declaration elsewhere.
    public var typeScaffolds: [TypeScaffold] = []
}
