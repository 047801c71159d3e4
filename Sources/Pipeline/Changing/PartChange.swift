import Basics
import FileEmission
import ProjectModel

/// A part of the project that moves, goes, or gets another name: its specs and people's files change as one, and the generated files
/// follow from what the specs say then.
struct PartChange {
    let place: Workplace
    /// The folder of the specs.
    let specs: String
    /// The specs that the change was made for.
    let known: KnownSpecs
    /// What is going to be generated.
    let result: Stages.Result
    /// What is left for people to look at, where it is then.
    let findings: [Diagnostic]

    /// - Parameters:
    ///   - steps: what is done before anything is generated; takes where the journal finds the target package.
    ///   - tell: prints how it went; takes the closing line.
    /// - Throws: when something stops any of it; then nothing has changed.
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
