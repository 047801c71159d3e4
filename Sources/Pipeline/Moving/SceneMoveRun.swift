/// Plans the move of a scene: first of the user's files, then of the spec, from which the generated files follow.
///
/// If it is killed in between, the next run that writes continues.
package struct SceneMoveRun {
    private let move: SceneMove
    private let folders: ProjectFolders
    private let package: TargetPackage
    private var output: String { folders.output }

    package init(_ move: SceneMove, in folders: ProjectFolders) {
        self.move = move
        self.folders = folders
        self.package = TargetPackage(output: folders.output)
    }

    /// - Throws: if the project has errors now or would have them after the move.
    package func planned() throws(RunFailure) -> PlannedChange {
        var stages = Stages(specs: folders.specs, output: output)
        stages.files = move.filesBefore
        let before = try stages.generate()
        try package.requireModules(of: before.project)
        stages.files = move.files
        let after = try result(of: stages)
        let all = try ScaffoldMoves.all(
            from: before.generated,
            to: after.generated,
            of: move.scene.name.value,
            spec: move.scene.path,
            contents: package.contents
        )
        try requireFiles(ScaffoldMoves.scaffolds(of: move.scene.path, in: before.generated))
        // Not those that an interrupted run has made, nor of files that don't exist.
        let scaffolds = all.filter { SourceFolder.exists(package.display($0.from)) }
        try package.requireFree(scaffolds)
        let sources = try HandwrittenSources(output: output).all(of: before.project)
        let texts = try MovedSources(move, from: before, to: after, all, sources, output: output)
        let documents = try PackageDocuments(of: before.project, output: output)
        let definitions = definitionChanges(documents, all)
        var amendments = texts.amendments(all) + texts.amendments(documents.nibs, all)
        // A manifest in a folder of sources is one of them.
        for amendment in definitions.amendments where !amendments.contains(where: { $0.now == amendment.path }) {
            var moved = amendment
            moved.path = Self.following(amendment.path, all)
            amendments.append((amendment.path, moved))
        }
        let attention = MoveAttention(
            move: move,
            project: before.project,
            scaffolds: all,
            texts: texts,
            documents: documents,
            output: output
        )
        let found = try attention.findings()
        let findings = found + definitions.left.now
        let findingsAfter = (found + definitions.left.then).map(attention.afterMove)
        return PlannedChange(
            known: move.known,
            result: after,
            listing: scaffolds.map { "move \(package.display($0.from)) to \(package.display($0.to))" }
                + ["move \(inSpecs(move.spec.from)) to \(inSpecs(move.spec.to))"]
                + amendments.map { "change \(package.display($0.now))" },
            findings: findings.sortedAndUnique(),
            findingsAfter: findingsAfter.sortedAndUnique(),
            nextSteps:
                "\nNext:\n  \(findings.isEmpty ? "" : "check what is listed, then ")swift build --build-tests",
            steps: scaffolds.map { Journal.Step(.move($0), in: .other) }
                + amendments.map { Journal.Step(.amend($0.amendment), in: .other) }
                + [Journal.Step(.move(move.spec))]
        )
    }

    /// Generates from the new specs. Errors are caused by the move, since the project had none before.
    private func result(of stages: Stages) throws(RunFailure) -> Stages.Result {
        do throws(RunFailure) {
            return try stages.generate()
        } catch {
            throw error.mapped { $0.map { $0.severity == .error ? blamed($0) : $0 } }
        }
    }

    /// Returns a problem, blaming the module if the scene doesn't fit into it; otherwise the spec can change, too.
    private func blamed(_ problem: Diagnostic) -> Diagnostic {
        var problem = problem
        if problem.kind == .wrongModule {
            problem.location = nil
            problem.message = "'--module \(move.new)': \(problem.message)"
            problem.notes = [Diagnostic.Note("name another module")]
        } else {
            let name = move.scene.name.value
            problem.notes.append(
                Diagnostic.Note(
                    "it is so once '\(name)' is in '\(move.new)'; change this first, or name another module"
                )
            )
        }
        return problem
    }

    /// Returns the changes of paths in handwritten module definitions.
    private func definitionChanges(_ documents: PackageDocuments, _ moves: [Relocation]) -> DefinitionChanges {
        let specs = package.relative(PathText.normalised(folders.specs))
        let spec = specs.map { Relocation(from: "\($0)/\(move.spec.from)", to: "\($0)/\(move.spec.to)") }
        return DefinitionChanges(documents.definitions(besides: move.known.files), output: output) { path in
            Self.following(path, moves + (spec.map { [$0] } ?? []))
        }
    }

    private static func following(_ path: String, _ moves: [Relocation]) -> String {
        moves.lazy.compactMap { $0.following(path) }.first ?? path
    }

    /// Checks that nothing would stop the files from being written after the move.
    private func requireFiles(_ scaffolds: [String]) throws(RunFailure) {
        let problems = scaffolds.map(package.display).filter(SourceFolder.isNoFile).map { path in
            Diagnostic(
                .fileInTheWay,
                "'\(path)' is in the way: it isn't a regular file",
                note: "move or delete it, then run again"
            )
        }
        if !problems.isEmpty { throw .input(problems) }
    }

    private func inSpecs(_ path: String) -> String { TargetPackage(output: folders.specs).display(path) }
}
