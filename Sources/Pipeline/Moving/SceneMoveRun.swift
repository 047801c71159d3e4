/// Moves a scene: first the user's files, then the spec, from which the generated files follow.
///
/// If it is killed in between, the next run that writes continues.
package struct SceneMoveRun {
    package let move: SceneMove
    package let console: Console
    package let specs: String
    package let output: String

    package init(move: SceneMove, console: Console, specs: String, output: String) {
        self.move = move
        self.console = console
        self.specs = specs
        self.output = output
    }

    /// The planned changes, before any is made.
    package struct Prepared {
        var result: Stages.Result
        /// The moves in the target package.
        var scaffolds: [Relocation]
        /// The edits of handwritten sources, with their current paths.
        var amendments: [(now: String, amendment: Amendment)]
        /// The files that move, and those whose imports change.
        package var listing: [(verb: String, what: String)]
        var attention: (_ isDone: Bool) -> [Diagnostic]
        var nextSteps: String

        package func attention(isDone: Bool) -> [Diagnostic] { attention(isDone) }
    }

    /// - Throws: if the project has errors now or would have them after the move.
    package func prepare() throws(RunFailure) -> Prepared {
        var stages = Stages(specs: specs, output: output)
        stages.files = move.filesBefore
        let before = try stages.generate()
        try TargetPackage(output: output).requireModules(of: before.project)
        stages.files = move.files
        let after = try result(of: stages)
        let all = try ScaffoldMoves.all(
            from: before.generated,
            to: after.generated,
            of: move.scene.name.value,
            spec: move.scene.path,
            contents: contents
        )
        try requireFiles(ScaffoldMoves.scaffolds(of: move.scene.path, in: before.generated))
        let scaffolds = try toDo(all)
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
        let findings = found + definitions.findings
        let findingsAfter = (found + definitions.findingsAfter).map(attention.afterMove)
        return Prepared(
            result: after,
            scaffolds: scaffolds,
            amendments: amendments,
            listing: scaffolds.map { ("move", "\(inPackage($0.from)) to \(inPackage($0.to))") }
                + [("move", "\(inSpecs(move.spec.from)) to \(inSpecs(move.spec.to))")]
                + amendments.map { ("change", inPackage($0.now)) },
            attention: { isDone in (isDone ? findingsAfter : findings).sortedAndUnique() },
            nextSteps:
                "\nNext:\n  \(findings.isEmpty ? "" : "check what is listed, then ")swift build --build-tests"
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
        let specs = TargetPackage(output: output).relative(PathText.normalised(self.specs))
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
        let problems = scaffolds.map(inPackage).filter(SourceFolder.isNoFile).map { path in
            Diagnostic(
                .fileInTheWay,
                at: nil,
                "'\(path)' is in the way: it isn't a regular file",
                notes: [Diagnostic.Note("move or delete it, then run again")]
            )
        }
        if !problems.isEmpty { throw .input(problems) }
    }

    /// Returns all files in a folder; fails if some can't be seen, since they would stay behind.
    private func contents(of folder: String) throws(RunFailure) -> [String] {
        let (paths, problems) = SourceFolder(path: inPackage(folder)).contents()
        if problems.hasErrors { throw RunFailure(problems) }
        return paths
    }

    /// Returns the changes of imports as a patch that fits the files before the move.
    package func patch(_ prepared: Prepared) -> [UInt8] {
        prepared.amendments.flatMap { now, amendment in
            let path = WorkTree.patchPath(of: now, in: output)
            return UnifiedDiff.make(old: amendment.before, new: amendment.after, oldPath: path, newPath: path)
        }
    }

    package func carryOut(_ prepared: Prepared, _ watch: Stopwatch) throws(RunFailure) {
        let place = Workplace(console: console, specs: specs, output: output)
        let change = PartChange(
            place: place,
            specs: specs,
            known: move.known,
            result: prepared.result,
            findings: prepared.attention(isDone: true)
        )
        let steps = { (folder: Journal.Folder) in
            prepared.scaffolds.map { Journal.Step(.move($0), in: folder) }
                + prepared.amendments.map { Journal.Step(.amend($0.amendment), in: folder) }
                + [Journal.Step(.move(move.spec))]
        }
        try change.carryOut(watch, steps: steps) { line in
            console.tell(line)
            console.tell(prepared.nextSteps)
        }
    }

    /// Returns the moves that are left: not those that an interrupted run has made, nor of files that don't exist.
    private func toDo(_ relocations: [Relocation]) throws(RunFailure) -> [Relocation] {
        let there = relocations.filter { SourceFolder.exists(inPackage($0.from)) }
        let problems = there.filter { relocation in
            let (from, to) = (inPackage(relocation.from), inPackage(relocation.to))
            return SourceFolder.exists(to) && !SourceFolder.areSame(from, to)
        }.map { relocation in
            Diagnostic(
                .fileInTheWay,
                at: nil,
                "'\(inPackage(relocation.to))' already exists where '\(inPackage(relocation.from))' would go",
                notes: [Diagnostic.Note("move or delete one of them, then run again")]
            )
        }
        if !problems.isEmpty { throw .input(problems) }
        return there
    }

    private func inPackage(_ path: String) -> String { TargetPackage(output: output).display(path) }

    private func inSpecs(_ path: String) -> String { TargetPackage(output: specs).display(path) }
}
