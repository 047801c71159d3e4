public import Basics

/// What came of reading a folder of specs.
public struct SpecFolderReading: Hashable, Sendable {
    /// Sorted by path. What was refused is there too, without its bytes: others may refer to it.
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
    private let maximumEntries: Int

    /// - Parameters:
    ///   - path: As the user named it; diagnostics name their files by it.
    ///   - maximumEntries: The most files and folders of whatever kind that are looked at in search of specs.
    public init(path: String, maximumEntries: Int = 200_000) {
        self.maximumEntries = maximumEntries
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Whether this is a project's folder of specs, and another one lies in it. The other need not be there yet.
    ///
    /// For example: `SpecFolder(path: "specs").contains("specs/Home")`.
    public func contains(_ other: String) -> Bool {
        guard let here = FileSystem.resolved(path), let there = FutureFolder(other) else { return false }
        let isInside = "\(there.path)/".utf8.starts(with: (here == "/" ? here : "\(here)/").utf8)
        return isInside && projectFile != nil
    }

    /// The file that describes the project; `nil` where there is none.
    ///
    /// For example: `specs/project.yml`.
    public var projectFile: String? {
        SpecFolderWalk.projectFiles.map { "\(path)/\($0)" }.first(where: SourceFolder.exists)
    }

    /// Reads every `.yml` and `.yaml` file, two levels down. Names that begin with a dot are left alone.
    ///
    /// Links are followed only inside the folder; what is no regular file is refused.
    public func read() -> SpecFolderReading {
        var walk = SpecFolderWalk(root: path, maximumEntries: maximumEntries)
        walk.run()
        let files = walk.contents()
        let isProjectMissing = !files.contains { SpecFolderWalk.projectFiles.contains($0.relativePath) }
        if isProjectMissing, !walk.hasInputFailure, !walk.isCutShort, !walk.isNoFolder {
            let file = walk.path(of: SpecFolderWalk.projectFiles[0])
            walk.diagnostics.append(MissingProject(folder: path, file: file).diagnostic)
        }
        return SpecFolderReading(
            files: files,
            diagnostics: walk.diagnostics.sortedAndUnique(),
            hasInputFailure: walk.hasInputFailure
        )
    }
}
