/// Makes all generated files the user's own.
package struct EjectRun {
    /// The way that a run presents or makes the change.
    package enum Mode: Hashable, Sendable {
        case list
        case patch
        /// Asks first, unless the command line confirms it.
        case write(isConfirmed: Bool)
    }

    private let place: Workplace
    private let specs: String
    private let mode: Mode

    package init(place: Workplace, specs: String, mode: Mode) {
        self.place = place
        self.specs = specs
        self.mode = mode
    }

    package func run() throws(RunFailure) {
        let isReading = mode == .list || mode == .patch
        _ = try place.settle(isReading: isReading, Stopwatch())
        let result = try Stages(specs: specs, output: place.output).generate()
        place.console.report(result.warnings)
        let name = result.project.name
        guard let ejection = try ejection(of: result) else { return place.console.tell("\(name): already ejected") }
        switch mode {
        case .list:
            for amendment in ejection.amendments { place.console.print("would remove the header of \(amendment.path)") }
            if let path = ejection.ignoring?.path { place.console.print("would remove '.vipergen-*' from \(path)") }
            place.console.tell("\(name): would eject \(ejection.count)")
        case .patch: place.console.print(verbatim: ejection.patch)
        case .write(let isConfirmed):
            if !isConfirmed { try confirm(ejection) }
            let watch = Stopwatch()
            var held = try place.hold()
            try ChangeRun(place: place, steps: ejection.steps, own: held.openOutput()).carryOut()
            place.console.tell("\(name): \(ejection.count) ejected; \(watch.text)")
            place.console.tell(result.project.isResolverOnly ? lastStep : nextSteps)
        }
    }

    /// Returns the ejection; `nil` if an earlier run has already ejected.
    private func ejection(of result: Stages.Result) throws(RunFailure) -> Ejection? {
        let emission = Emission(output: place.output)
        let directory = try emission.openForReading()
        try TargetPackage(output: place.output).requireFolder()
        do {
            return try Ejection(emission.plan(result.generated, in: directory), output: place.output)
        } catch {
            if error.diagnostics.map(\.kind) == [.ejected] { return nil }
            throw error
        }
    }

    private func confirm(_ ejection: Ejection) throws(RunFailure) {
        let prompt = Prompt(console: place.console, takesDefaults: false)
        if try prompt.confirm("Remove the headers of \(ejection.count)?") { return }
        throw .input([Diagnostic(.notConfirmed, at: nil, "nothing was changed")])
    }

    /// The last step for a package in which nothing else is vipergen's.
    private var lastStep: String {
        """

        Next:
          git rm -r \(ShellWord.path(specs))   # nothing is generated from the specs any more
        """
    }

    private var nextSteps: String {
        """

        Next:
          swift build --build-tests   # builds without vipergen; ViperRuntime stays a dependency
          git rm -r \(ShellWord.path(specs))   # nothing is generated from the specs any more
        """
    }
}
