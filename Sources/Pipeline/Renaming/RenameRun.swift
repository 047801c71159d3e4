/// Plans the renaming of a scene, module or service: its specs, handwritten files and the names in them. Generated
/// files follow.
///
/// If it is killed in between, the next run that writes continues.
package struct RenameRun {
    let rename: Rename
    let folders: ProjectFolders
    /// The baselines of `lint` and `report`, as the user named them.
    let baselines: [String]
    let package: TargetPackage
    var output: String { folders.output }

    package init(_ rename: Rename, in folders: ProjectFolders, baselines: [String] = []) {
        self.rename = rename
        self.folders = folders
        self.baselines = baselines
        self.package = TargetPackage(output: folders.output)
    }

    /// - Throws: if the project has errors now or would have them after the renaming.
    package func planned() throws(RunFailure) -> PlannedChange {
        var stages = Stages(specs: folders.specs, output: output, files: rename.known.files)
        let before = try stages.generate()
        try package.requireModules(of: before.project)
        var renamed = try RenamedSpecs(rename)
        try requireChange(renamed)
        stages.files = renamed.after
        var after = try stages.generate()
        let names = try RenamedNames(renamed, from: before, to: after)
        let paths = try RenamedPaths(rename, names, output: output, package.contents)
        try package.requireFree(paths.moves)
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
        let findings = edited.left.now + definitions.left.now
        return PlannedChange(
            known: rename.known,
            result: after,
            listing: listing(renamed, paths, amendments),
            findings: findings,
            findingsAfter: (edited.left.then + definitions.left.then).map { moved($0, paths) },
            nextSteps:
                "\nNext:\n  \(findings.isEmpty ? "" : "check what is listed, then ")swift build --build-tests",
            steps: steps(renamed, paths, amendments)
        )
    }

    /// Returns the steps. Moves come first: wherever a killed run stopped, a moved file has the old or the new text.
    private func steps(_ specs: RenamedSpecs, _ paths: RenamedPaths, _ amendments: [Amendment]) -> [Journal.Step] {
        let moves =
            paths.moves.map { Journal.Step(.move($0), in: .other) } + specs.moves.map { Journal.Step(.move($0)) }
        let moved = amendments.map { amendment in
            var amendment = amendment
            amendment.path = paths.following(amendment.path)
            return Journal.Step(.amend(amendment), in: .other)
        }
        return moves + moved + specs.amendments.map { Journal.Step(.amend($0)) }
    }

    private func moved(_ finding: Diagnostic, _ paths: RenamedPaths) -> Diagnostic {
        var finding = finding
        guard let place = finding.location, let path = package.relative(place.path) else { return finding }
        finding.location?.path = package.display(paths.following(path))
        return finding
    }

    func inSpecs(_ path: String) -> String { TargetPackage(output: folders.specs).display(path) }

    private func isInPackage(_ folder: String) -> Bool { SourceFolder.exists(package.display(folder)) }
}
