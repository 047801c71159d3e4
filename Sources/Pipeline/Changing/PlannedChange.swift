/// The planned move, removal or renaming of a part of the project, before anything has changed: its specs and the
/// handwritten files change together, and the generated files follow from the new specs.
package struct PlannedChange {
    /// The specs that the change was planned for.
    let known: KnownSpecs
    /// The result to be generated.
    let result: Stages.Result
    /// What happens to which file, one per line.
    package let listing: [String]
    /// The findings for people to look at, with their places before the change.
    package let findings: [Diagnostic]
    /// The findings, with their places after the change.
    let findingsAfter: [Diagnostic]
    /// The steps that remain to be done by hand.
    var nextSteps: String?
    /// The steps before anything is generated, in the folder of specs, or in the target package as the other folder.
    let steps: [Journal.Step]

    /// Returns the changes of the texts of specs and handwritten files as a patch that fits them before they move.
    package func patch(in folders: ProjectFolders) -> [UInt8] {
        patch(.own, in: folders.specs) + patch(.other, in: folders.output)
    }

    private func patch(_ folder: Journal.Folder, in path: String) -> [UInt8] {
        let acts = steps.filter { $0.folder == folder }.map(\.act)
        let back = acts.compactMap { act -> Relocation? in
            if case .move(let move) = act { move.reversed } else { nil }
        }.reversed()
        let diff = { (now: String, old: [UInt8], new: [UInt8]?) in
            let path = WorkTree.patchPath(of: now, in: path)
            return UnifiedDiff.make(old: old, new: new, oldPath: path, newPath: path)
        }
        return acts.flatMap { act -> [UInt8] in
            switch act {
            case .amend(let amendment):
                let now = back.reduce(amendment.path) { $1.following($0) ?? $0 }
                return diff(now, amendment.before, amendment.after)
            case .remove(let path, let contents): return diff(path, contents, nil)
            case .create, .move: return []
            }
        }
    }

    /// - Throws: if anything stops the change; then nothing has changed.
    package func carryOut(
        in folders: ProjectFolders,
        _ console: Console,
        _ watch: Stopwatch
    ) throws(RunFailure) {
        let place = Workplace(console: console, specs: folders.specs, output: folders.output)
        let emission = Emission(output: folders.output)
        var held = try place.hold(changingSpecs: true)
        try known.requireUnchanged()
        let directory = try held.openOutput()
        // What would stop the writing stops the change as well.
        _ = try emission.plan(result.generated, in: directory)
        let steps = held.specs == nil ? steps.map { Journal.Step($0.act) } : steps
        var run = ChangeRun(place: place, steps: steps, own: held.specs ?? directory, other: held.other)
        run.findings = findingsAfter
        let regenerate = { () throws(RunFailure) in
            let result = try Stages(specs: folders.specs, output: folders.output).generate()
            let report = try emission.carryOut(try emission.plan(result.generated, in: directory), in: directory)
            try EditorSchemas(specs: folders.specs).refresh(result.specs, console)
            return Summary(project: result.project).line(report, watch)
        }
        try run.carryOut(regenerating: regenerate) { line in
            console.tell(line)
            nextSteps.map(console.tell)
        }
    }
}
