/// Imports a design file, and generates what follows from it; or says what that would change.
package struct DesignRun {
    package enum Mode: Hashable, Sendable {
        case write
        case list
        case patch
    }

    private let place: Workplace
    private let specs: String
    private let path: String
    private let mode: Mode

    package init(place: Workplace, specs: String, design path: String, mode: Mode) {
        self.place = place
        self.specs = specs
        self.path = path
        self.mode = mode
    }

    package func run() throws(RunFailure) {
        let design = try ImportedDesign(path: path)
        if mode == .write {
            return try GenerateRun(place: place, specs: specs, isDryRun: false, stubs: nil, design: design).run()
        }
        try place.requireNothingInterrupted()
        var stages = Stages(specs: specs, output: place.output)
        stages.design = design
        let result = try stages.generate()
        place.console.report(result.warnings)
        let emission = Emission(output: place.output).writingSlots(of: result)
        let directory = try emission.openForReading()
        let plan = try emission.plan(result.generated, in: directory)
        try show(plan, in: directory)
        if plan.isUpToDate { return place.console.tell("\(result.project.name): as the design says") }
        let remedy = "run 'vipergen design import \(ShellWord.path(path))'"
        place.console.conclude("\(result.project.name): not as the design says; \(remedy)")
        throw .input([])
    }

    private func show(_ plan: Plan, in directory: TargetDirectory) throws(RunFailure) {
        guard mode == .patch else {
            return place.console.show(plan.differences, in: place.output, remedy: "run 'vipergen design import'")
        }
        let patch = try sound(plan.unifiedDiff(in: directory, below: WorkTree.patchPrefix(of: place.output)))
        place.console.print(verbatim: patch)
    }
}

extension Emission {
    /// Returns the emission with the initial contents of a design's slots.
    func writingSlots(of result: Stages.Result) -> Emission {
        guard let slots = result.designed?.slots, !slots.isEmpty else { return self }
        var emission = self
        emission.fillIn = { [fillIn] path, contents in slots[path] ?? fillIn(path, contents) }
        return emission
    }
}
