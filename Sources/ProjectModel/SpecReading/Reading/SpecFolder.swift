/// The result of reading a folder of specs.
public struct SpecFolderReading: Hashable, Sendable {
    /// The specs, sorted by path. Refused ones are included without their bytes: others may refer to them.
    public var files: [SpecFile]
    public var diagnostics: [Diagnostic]
    /// True if the system failed to read something, as opposed to an error in the specs.
    public var hasInputFailure: Bool
}

/// The specs of a project, on disk.
///
/// For example: `SpecFolder(path: "specs").read()`.
public struct SpecFolder: Sendable {
    /// The largest number of files in a folder of specs.
    public static let maximumFiles = 50_000
    /// The largest size of a spec, in bytes.
    public static let maximumBytes = 4 << 20

    private let path: String
    private let maximumEntries: Int

    /// - Parameters:
    ///   - path: the path as the user wrote it; diagnostics begin with it.
    ///   - maximumEntries: the largest number of files and folders of any kind that are looked at.
    public init(path: String, maximumEntries: Int = 200_000) {
        self.maximumEntries = maximumEntries
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Returns true if this is a project's folder of specs and another folder lies in it. The other may not exist yet.
    ///
    /// For example: `SpecFolder(path: "specs").contains("specs/Home")`.
    public func contains(_ other: String) -> Bool {
        guard let here = FileSystem.resolved(path), let there = FutureFolder(other) else { return false }
        let isInside = "\(there.path)/".utf8.starts(with: (here == "/" ? here : "\(here)/").utf8)
        return isInside && projectFile != nil
    }

    /// The file that describes the project; `nil` if there is none.
    ///
    /// For example: `specs/project.yml`.
    public var projectFile: String? {
        SpecFolderWalk.projectFiles.map { "\(path)/\($0)" }.first(where: SourceFolder.exists)
    }

    /// Returns true if a file is read as a spec: nothing in its path is hidden, and it ends as a spec's does.
    ///
    /// For example: `SpecFolder.holdsSpec("Recipes/RecipeDetails.yml")`.
    public static func holdsSpec(_ relativePath: String) -> Bool {
        let parts = relativePath.split(separator: "/")
        return !parts.contains { $0.hasPrefix(".") } && parts.last.flatMap { SpecLayout.baseName(String($0)) } != nil
    }

    /// Reads every `.yml` and `.yaml` file, two levels down. Names that begin with a dot are skipped.
    ///
    /// Links are followed only inside the folder; anything but a regular file is refused.
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
