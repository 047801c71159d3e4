public import Diagnostics

/// What came of reading a folder of specs.
public struct SpecFolderReading: Hashable, Sendable {
    /// Sorted by path.
    public var files: [SpecFile]
    public var diagnostics: [Diagnostic]
    /// Whether the system failed to read something that is there, rather than the user to write it.
    public var hasInputFailure: Bool
}

/// The specs of a project, on disk.
///
/// For example: `SpecFolder(path: "specs").read()`.
public struct SpecFolder: Sendable {
    /// The most files that a folder of specs may hold.
    public static let maximumFiles = 50_000
    /// The most bytes that one spec may have.
    static let maximumBytes = 4 << 20

    private let path: String

    /// - Parameter path: As the user named it; diagnostics name their files by it.
    public init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Reads every `.yml` and `.yaml` file, two levels down. Names that begin with a dot are left alone.
    ///
    /// Links are followed only inside the folder; what is no regular file is refused.
    public func read() -> SpecFolderReading {
        var walk = SpecFolderWalk(root: path)
        walk.run()
        let files = walk.contents()
        let isProjectMissing = !files.contains { ["project.yml", "project.yaml"].contains($0.relativePath) }
        if isProjectMissing, !walk.hasInputFailure {
            walk.diagnostics.append(
                Diagnostic(
                    .error,
                    id: "no-project-spec",
                    at: nil,
                    "no '\(path)/project.yml'",
                    notes: [
                        Diagnostic.Note(
                            "it says what the project is called; write one, or name another folder of specs"
                        )
                    ]
                )
            )
        }
        return SpecFolderReading(
            files: files,
            diagnostics: walk.diagnostics.sortedAndUnique(),
            hasInputFailure: walk.hasInputFailure
        )
    }
}
