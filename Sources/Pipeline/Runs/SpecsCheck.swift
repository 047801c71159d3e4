import ProjectModel

/// Looks at the specs alone, as quickly as an editor wants it.
package struct SpecsCheck {
    private let place: Workplace
    private let specs: String

    package init(place: Workplace, specs: String) {
        self.place = place
        self.specs = specs
    }

    package func run() throws(RunFailure) {
        try place.requireNothingInterrupted()
        let (project, warnings) = try Stages(specs: specs, output: place.output).validateFiles()
        place.console.report(warnings)
        place.console.tell(Summary(project: project).specsAreValid)
    }
}
