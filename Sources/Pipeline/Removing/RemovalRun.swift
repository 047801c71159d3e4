/// Plans the removal of a part of the project: its specs, the files generated from them and, if asked to, the team's
/// own files.
package struct RemovalRun {
    private let removal: SpecRemoval
    private let folders: ProjectFolders
    /// True to remove scaffolds and tests too.
    private let takesSources: Bool
    private var output: String { folders.output }

    package init(_ removal: SpecRemoval, in folders: ProjectFolders, takesSources: Bool) {
        self.removal = removal
        self.folders = folders
        self.takesSources = takesSources
    }

    /// - Throws: if the project has errors now or would have them after the removal, because something leads there.
    package func planned() throws(RunFailure) -> PlannedChange {
        var stages = Stages(specs: folders.specs, output: output)
        stages.files = removal.known.files
        let before = try stages.generate()
        stages.files = removal.files
        let after = try result(of: stages)
        let own = RemovedSources(removal: removal, output: output)
        let paths = try own.paths(before, after)
        // Read first: what changes after git was asked is refused by the journal, as it holds something else then.
        let sources = takesSources ? try own.read(paths) : []
        try own.requireCommitted(sources)
        let emission = Emission(output: output)
        let directory = try emission.openForReading()
        let plan = try emission.plan(after.generated, in: directory)
        let gone = Set(sources.map { display($0.path) })
        let warnings = try Aftermath(output: output, isSynchronised: false)
            .warnings(of: plan, after, in: directory)
        let orphans = OrphanedFiles(after, output: output).warnings(in: plan, besides: warnings)
        let removed = Set(sources.map(\.path) + plan.changes.filter { $0.action == .remove }.map(\.path))
        let documents = try PackageDocuments(of: before.project, output: output)
        let definitions = definitionChanges(documents, before, after, removed)
        let findings = (after.warnings + warnings + orphans + definitions.left.now)
            .filter { !gone.contains($0.location?.path ?? "") }.sortedAndUnique()
        let stays = takesSources ? [] : paths.map { "keep \(display($0))" }
        return PlannedChange(
            known: removal.known,
            result: after,
            listing: (removal.listing + sources.map { display($0.path) }).map { "remove \($0)" }
                + plan.changes.filter { $0.action == .remove }.map { "remove \(display($0.path))" } + stays,
            findings: findings,
            findingsAfter: findings,
            steps: sources.map { Journal.Step(.remove(path: $0.path, contents: $0.bytes), in: .other) }
                + removal.steps
        )
    }

    /// Returns the changes in handwritten module definitions that name removed things.
    private func definitionChanges(
        _ documents: PackageDocuments,
        _ before: Stages.Result,
        _ after: Stages.Result,
        _ removed: Set<String>
    ) -> DefinitionChanges {
        let left = Set(SourceModules.all(of: after.project).map(\.name))
        let modules = Set(SourceModules.all(of: before.project).map(\.name)).subtracting(left)
        let specs = TargetPackage(output: output).relative(PathText.normalised(folders.specs)).map { $0 + "/" } ?? ""
        let gone = removed.union(removal.removedFiles.map { specs + $0.relativePath })
        let there = documents.paths.filter { !gone.contains($0) } + after.generated.files.map(\.path)
        return DefinitionChanges(
            documents.definitions(besides: removal.known.files),
            without: modules,
            output: output,
            isGone: GonePaths(gone, besides: there).contains
        )
    }

    /// Generates from the remaining specs. Errors are about what still leads to the removed part.
    private func result(of stages: Stages) throws(RunFailure) -> Stages.Result {
        do throws(RunFailure) {
            return try stages.generate()
        } catch {
            throw error.mapped { diagnostics in
                diagnostics.filter { $0.severity == .error && $0.location != nil }.map { problem in
                    Diagnostic(
                        .stillNeeded,
                        at: problem.location,
                        "'\(removal.name)' is needed here; without it: \(problem.message)",
                        note: "remove what needs it, or write something else here; then run again"
                    )
                }
            }
        }
    }

    private func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}
