/// The results of a comparison of plan and tree.
struct Findings: Sendable {
    /// The actions for planned files, by position: no step is made before all are known.
    var actions: [(file: Int, action: Plan.Action)] = []
    var removals: [Plan.Step] = []
    var diagnostics: [Diagnostic] = []
    /// The diagnostics about something in the place of a planned file.
    var obstacles: [Plan.Obstacle] = []
    /// The user's files that were requested by name.
    var namedFiles: [String] = []

    mutating func append(_ other: Findings) {
        actions += other.actions
        removals += other.removals
        diagnostics += other.diagnostics
        obstacles += other.obstacles
        namedFiles += other.namedFiles
    }
}

/// A folder that is planned, on disk, or both.
struct Place: Sendable {
    var path: String
    /// Its position in the planned tree; `nil` if nothing is planned in it.
    var planned: Int?
    var depth: Int
    /// True if it is a `Generated` folder or below one.
    var isGenerated: Bool
    /// True if stale files are searched for in it.
    var isSearched: Bool

    func child(_ name: String, path: String, planned: Int?) -> Place {
        Place(
            path: path,
            planned: planned,
            depth: depth + 1,
            isGenerated: isGenerated || name == RelativePath.generatedFolder,
            isSearched: isSearched
        )
    }
}

/// Walks the planned tree and the one on disk together. It opens and lists each folder once, and only reads.
struct TreeComparison<Disk: FileSystem>: Sendable {
    let files: [PlannedFile]
    let tree: PlannedTree
    let header: Header
    let searched: Set<String>
    /// The files in the target package's folder itself that are the tool's as long as they have the header.
    let rootFiles: Set<String>
    /// Returns true for the paths of user files to collect.
    let naming: (@Sendable (String) -> Bool)?
    let directory: TargetDirectory
    let disk: Disk

    /// Compares the top two levels first, then each folder of the third (`Sources/Recipes`) on its own.
    func findings(jobs: Int) -> Findings {
        var top = FolderComparison(comparison: self, deferredDepth: 2)
        let root = Place(path: "", planned: 0, depth: 0, isGenerated: false, isSearched: false)
        _ = top.visit(root, in: directory.descriptor)
        let below = Parallel.map(top.deferred, jobs: jobs) { unit in
            var comparison = FolderComparison(comparison: self, deferredDepth: nil)
            comparison.visitSubfolder(unit.place, named: unit.name, in: unit.parent)
            return comparison.findings
        }
        for descriptor in top.keptOpen { try? disk.close(descriptor) }
        return below.reduce(into: top.findings) { $0.append($1) }
    }
}
