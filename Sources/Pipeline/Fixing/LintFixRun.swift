/// Fixes lint findings that have only one answer: unneeded suppressions and dependencies.
package struct LintFixRun {
    private let place: Workplace
    private let specs: String
    private let writes: Bool

    /// - Parameter writes: true to change files; otherwise changes are only listed.
    package init(place: Workplace, specs: String, writes: Bool) {
        self.place = place
        self.specs = specs
        self.writes = writes
    }

    package func run() throws(RunFailure) {
        if !writes { try place.requireNothingInterrupted() }
        var held = writes ? try place.hold(changingSpecs: true) : nil
        let known = try KnownSpecs(folder: specs)
        var stages = Stages(specs: specs, output: place.output, files: known.files)
        let (project, warnings) = try stages.validate()
        let (result, files) = try LintRun(output: place.output).wholeResult(for: project)
        let fixes = LintFixes(result, project, known, output: place.output) { files.read($0) }
        place.console.report(warnings + fixes.rest)
        if held != nil, !fixes.isEmpty {
            stages.files = fixes.amended(known.files)
            let directory = try Emission(output: place.output).open(&held)
            try carryOut(fixes, stages, held, in: directory)
        }
        fixes.lines.forEach(place.console.print)
        let count = fixes.lines.count
        let done = writes ? "fixed" : "would be fixed"
        place.console.tell("\(project.name): \(count) \(done), \(fixes.rest.count) left in \(result.fileCount) files")
        if fixes.rest.hasErrors { throw RunFailure.input([]) }
    }

    private func carryOut(
        _ fixes: LintFixes,
        _ stages: Stages,
        _ held: HeldFolders?,
        in directory: TargetDirectory
    ) throws(RunFailure) {
        guard let held else { return }
        let steps = fixes.specSteps + fixes.sourceSteps(in: held.packageFolder)
        let run = ChangeRun(place: place, steps: steps, own: held.specs ?? directory, other: held.other)
        // A dependency that goes is gone from the package's manifest as well.
        if fixes.specSteps.isEmpty { return try run.carryOut() }
        let emission = Emission(output: place.output)
        try run.carryOut(try emission.plan(try stages.generate().generated, in: directory), by: emission)
    }
}
