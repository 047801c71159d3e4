import Basics

/// What a comparison of plan and tree found out.
struct Findings: Sendable {
    /// What is to be done with planned files, by their positions: no step is made before all are known.
    var actions: [(file: Int, action: Plan.Action)] = []
    var removals: [Plan.Step] = []
    var diagnostics: [Diagnostic] = []
    /// What of the diagnostics is about something that stands in a planned file's place.
    var obstacles: [Plan.Obstacle] = []
    /// Files of the user's that somebody asked for by their names.
    var namedFiles: [String] = []

    mutating func append(_ other: Findings) {
        actions += other.actions
        removals += other.removals
        diagnostics += other.diagnostics
        obstacles += other.obstacles
        namedFiles += other.namedFiles
    }
}

/// A folder that is planned, or on disk, or both.
struct Place: Sendable {
    var path: String
    /// Its position in the planned tree; `nil` when nothing is planned in it.
    var planned: Int?
    var depth: Int
    /// Lies under, or is, a `Generated` folder.
    var isGenerated: Bool
    /// Stale files are looked for in it.
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

/// Walks the planned tree and the one on disk together. Each folder is opened and listed once; reads only.
struct TreeComparison<Disk: FileSystem>: Sendable {
    let files: [PlannedFile]
    let tree: PlannedTree
    let header: Header
    let searched: Set<String>
    /// Files of the target package itself that are the tool's as long as they have the header.
    let rootFiles: Set<String>
    /// Files of the user's that are told, by their paths.
    let naming: (@Sendable (String) -> Bool)?
    let directory: TargetDirectory
    let disk: Disk

    /// The top two levels first, then each folder of the third (`Sources/Recipes`) on its own.
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
