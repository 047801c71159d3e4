/// Renames a scene, module or service: its specs, handwritten files and the names in them. Generated files follow.
///
/// If it is killed in between, the next run that writes continues.
package struct RenameRun {
    package let rename: Rename
    package let console: Console
    package let specs: String
    package let output: String
    /// The baselines of `lint` and `report`, as the user named them.
    package let baselines: [String]

    package init(rename: Rename, console: Console, specs: String, output: String, baselines: [String] = []) {
        self.rename = rename
        self.console = console
        self.specs = specs
        self.output = output
        self.baselines = baselines
    }

    /// The planned changes, before any is made.
    package struct Prepared {
        var result: Stages.Result
        var specs: RenamedSpecs
        var paths: RenamedPaths
        /// The edits of handwritten files, at their current paths.
        var amendments: [Amendment]
        /// The findings that are left, at their current places.
        package var findings: [Diagnostic]
        /// The findings that are left, at their places in files that are changed but not yet moved.
        var findingsAfter: [Diagnostic]
        /// The files that move, and those whose contents change.
        package var listing: [(verb: String, what: String)]
    }

    /// - Throws: if the project has errors now or would have them after the renaming.
    package func prepare() throws(RunFailure) -> Prepared {
        var stages = Stages(specs: specs, output: output, files: rename.known.files)
        let before = try stages.generate()
        try TargetPackage(output: output).requireModules(of: before.project)
        var renamed = try RenamedSpecs(rename)
        try requireChange(renamed)
        stages.files = renamed.after
        var after = try stages.generate()
        let names = try RenamedNames(renamed, from: before, to: after)
        let paths = try RenamedPaths(rename, names, output: output, contents)
        try requireFree(paths.moves)
        let sources = try HandwrittenSources(output: output)
            .all(of: before.project, alsoIn: [before.project.appTargetName].filter(isInPackage))
        var changes = try names.changes()
        try addOwnTypes(to: &changes, sources, names, paths)
        let complete = try RenamedSpecs(rename, types: changes.types)
        if complete.after != renamed.after {
            renamed = complete
            stages.files = renamed.after
            after = try stages.generate()
        }
        var edited = try RenamedSources(rename, changes, sources, names, output: output)
        let documents = try PackageDocuments(of: before.project, output: output)
        edited.look(into: documents.objectiveC, for: changes)
        let definitions = DefinitionChanges(
            documents.definitions(besides: rename.known.files),
            modules: changes.modules,
            output: output,
            following: following(renamed, paths)
        )
        let texts = Dictionary(edited.amendments.map { ($0.path, $0.after) }) { first, _ in first }
        let amendments =
            try edited.amendments + nibs(changes, documents)
            // A manifest in a folder of sources is one of them.
            + definitions.amendments.filter { texts[$0.path] == nil } + accepted(changes, renamed, paths)
        return Prepared(
            result: after,
            specs: renamed,
            paths: paths,
            amendments: amendments,
            findings: edited.findings + definitions.findings,
            findingsAfter: edited.findingsAfter + definitions.findingsAfter,
            listing: listing(renamed, paths, amendments)
        )
    }

    /// Returns the changes as a patch that fits the files before they are moved.
    package func patch(_ prepared: Prepared) -> [UInt8] {
        let now = { (path: String) in
            prepared.specs.files.first { $0.after.relativePath == path }?.before.relativePath ?? path
        }
        let specs = prepared.specs.amendments.flatMap { amendment in
            let path = WorkTree.patchPath(of: now(amendment.path), in: self.specs)
            return UnifiedDiff.make(old: amendment.before, new: amendment.after, oldPath: path, newPath: path)
        }
        let sources = prepared.amendments.flatMap { amendment in
            let path = WorkTree.patchPath(of: amendment.path, in: output)
            return UnifiedDiff.make(old: amendment.before, new: amendment.after, oldPath: path, newPath: path)
        }
        return specs + sources
    }

    package func carryOut(_ prepared: Prepared, _ watch: Stopwatch) throws(RunFailure) {
        let place = Workplace(console: console, specs: specs, output: output)
        let findings = prepared.findingsAfter.map { moved($0, prepared.paths) }
        let change = PartChange(
            place: place,
            specs: specs,
            known: rename.known,
            result: prepared.result,
            findings: findings
        )
        try change.carryOut(watch, steps: { steps(prepared, in: $0) }) { line in
            console.tell(line)
            let look = prepared.findings.isEmpty ? "" : "check what is listed, then "
            console.tell("\nNext:\n  \(look)swift build --build-tests")
        }
    }

    /// Returns the steps. Moves come first: wherever a killed run stopped, a moved file has the old or the new text.
    private func steps(_ prepared: Prepared, in folder: Journal.Folder) -> [Journal.Step] {
        let moves =
            prepared.paths.moves.map { Journal.Step(.move($0), in: folder) }
            + prepared.specs.moves.map { Journal.Step(.move($0)) }
        let amendments = prepared.amendments.map { amendment in
            var amendment = amendment
            amendment.path = prepared.paths.following(amendment.path)
            return Journal.Step(.amend(amendment), in: folder)
        }
        return moves + amendments + prepared.specs.amendments.map { Journal.Step(.amend($0)) }
    }

    private func moved(_ finding: Diagnostic, _ paths: RenamedPaths) -> Diagnostic {
        var finding = finding
        guard let place = finding.location, let path = TargetPackage(output: output).relative(place.path) else {
            return finding
        }
        finding.location?.path = inPackage(paths.following(path))
        return finding
    }

    func inPackage(_ path: String) -> String { TargetPackage(output: output).display(path) }

    func inSpecs(_ path: String) -> String { TargetPackage(output: specs).display(path) }

    private func isInPackage(_ folder: String) -> Bool { SourceFolder.exists(inPackage(folder)) }
}
