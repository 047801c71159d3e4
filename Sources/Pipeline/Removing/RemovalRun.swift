/// Removes a part of the project: its specs, the files generated from them and, if asked to, the team's own files.
package struct RemovalRun {
    package let removal: SpecRemoval
    package let console: Console
    package let specs: String
    package let output: String
    /// True to remove scaffolds and tests too.
    package let takesSources: Bool

    package init(removal: SpecRemoval, console: Console, specs: String, output: String, takesSources: Bool) {
        self.removal = removal
        self.console = console
        self.specs = specs
        self.output = output
        self.takesSources = takesSources
    }

    /// The planned changes, before any is made.
    package struct Prepared {
        var result: Stages.Result
        /// The team's own files to remove, in the target package.
        var sources: [RemovedSource]
        /// The files that are removed and those that stay, one per line.
        package var listing: [String]
        /// The findings for people to look at.
        package var attention: [Diagnostic]
    }

    /// - Throws: if the project has errors now or would have them after the removal, because something leads there.
    package func prepare() throws(RunFailure) -> Prepared {
        var stages = Stages(specs: specs, output: output)
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
        let attention = (after.warnings + warnings + orphans + definitions.findings)
            .filter { !gone.contains($0.location?.path ?? "") }
        let stays = takesSources ? [] : paths.map { "keep \(display($0))" }
        return Prepared(
            result: after,
            sources: sources,
            listing: (removal.listing + sources.map { display($0.path) }).map { "remove \($0)" }
                + plan.changes.filter { $0.action == .remove }.map { "remove \(display($0.path))" } + stays,
            attention: attention.sortedAndUnique()
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
        let specs = TargetPackage(output: output).relative(PathText.normalised(self.specs)).map { $0 + "/" } ?? ""
        let gone = removed.union(removal.removedFiles.map { specs + $0.relativePath })
        let there = documents.paths.filter { !gone.contains($0) } + after.generated.files.map(\.path)
        return DefinitionChanges(
            documents.definitions(besides: removal.known.files),
            without: modules,
            output: output,
            isGone: GonePaths(gone, besides: there).contains
        )
    }

    /// Returns the changes of specs and the team's own files as a patch.
    package func patch(_ prepared: Prepared) -> [UInt8] {
        let gone =
            removal.removedFiles.map { (WorkTree.patchPath(of: $0.relativePath, in: specs), $0.bytes) }
            + prepared.sources.map { (WorkTree.patchPath(of: $0.path, in: output), $0.bytes) }
        let amended = removal.amended.map { file, bytes in
            let path = WorkTree.patchPath(of: file.relativePath, in: specs)
            return UnifiedDiff.make(old: file.bytes, new: bytes, oldPath: path, newPath: path)
        }
        return (amended ?? [])
            + gone.flatMap { UnifiedDiff.make(old: $1, new: nil, oldPath: $0, newPath: $0) }
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
                        notes: [Diagnostic.Note("remove what needs it, or write something else here; then run again")]
                    )
                }
            }
        }
    }

    package func carryOut(_ prepared: Prepared, _ watch: Stopwatch) throws(RunFailure) {
        let place = Workplace(console: console, specs: specs, output: output)
        let change = PartChange(
            place: place,
            specs: specs,
            known: removal.known,
            result: prepared.result,
            findings: prepared.attention
        )
        let steps = { (folder: Journal.Folder) in
            prepared.sources.map { Journal.Step(.remove(path: $0.path, contents: $0.bytes), in: folder) }
                + removal.steps
        }
        try change.carryOut(watch, steps: steps) { line in
            console.tell(line)
        }
    }

    private func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}
