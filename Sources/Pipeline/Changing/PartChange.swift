/// A part of the project that is moved, removed or renamed: its specs and the handwritten files change together, and
/// the generated files follow from the new specs.
struct PartChange {
    let place: Workplace
    /// The folder of the specs.
    let specs: String
    /// The specs that the change was made for.
    let known: KnownSpecs
    /// The result to be generated.
    let result: Stages.Result
    /// The findings for people to look at, with their places after the change.
    let findings: [Diagnostic]

    /// - Parameters:
    ///   - steps: the steps before anything is generated; takes the target package's folder in the journal.
    ///   - tell: prints how it went; takes the closing line.
    /// - Throws: if anything stops the change; then nothing has changed.
    func carryOut(
        _ watch: Stopwatch,
        steps: (Journal.Folder) -> [Journal.Step],
        telling tell: (String) -> Void
    ) throws(RunFailure) {
        let emission = Emission(output: place.output)
        var held = try place.hold(changingSpecs: true)
        try known.requireUnchanged()
        let directory = try held.openOutput()
        // What would stop the writing stops the change as well.
        _ = try emission.plan(result.generated, in: directory)
        var run = ChangeRun(
            place: place,
            steps: steps(held.packageFolder),
            own: held.specs ?? directory,
            other: held.other
        )
        run.findings = findings
        let regenerate = { () throws(RunFailure) in
            let result = try Stages(specs: specs, output: place.output).generate()
            let report = try emission.carryOut(try emission.plan(result.generated, in: directory), in: directory)
            try EditorSchemas(specs: specs).refresh(result.specs, place.console)
            return Summary(project: result.project).line(report, watch)
        }
        try run.carryOut(regenerating: regenerate, telling: tell)
    }
}
