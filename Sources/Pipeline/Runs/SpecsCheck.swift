/// Checks the specs alone, fast enough for an editor.
package struct SpecsCheck {
    private let place: Workplace
    private let specs: String
    private let acceptance: Acceptance

    package init(place: Workplace, specs: String, acceptance: Acceptance) {
        self.place = place
        self.specs = specs
        self.acceptance = acceptance
    }

    package func run() throws(RunFailure) {
        try place.requireNothingInterrupted()
        let (project, warnings) = try Stages(specs: specs, output: place.output).validateFiles()
        let accepted = try acceptance.result(of: warnings, besides: [], isWhole: false, in: place, specs: specs)
        place.console.report(accepted.findings)
        accepted.lines.forEach(place.console.tell)
        if let reason = accepted.reason {
            place.console.conclude(reason)
            throw .input([])
        }
        place.console.tell(Summary(project: project).specsAreValid)
    }
}
