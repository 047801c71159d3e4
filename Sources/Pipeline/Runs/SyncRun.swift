package import CodeGeneration
import Diagnostics
import FileEmission
import ScaffoldSync

/// Adds to scaffolds what their contracts ask for by now.
package struct SyncRun {
    private let place: Workplace
    private let specs: String
    private let writes: Bool
    private let showsPatch: Bool
    private let failsWhenIncomplete: Bool
    private let synchronisation: Synchronisation
    private let watch = Stopwatch()

    /// - Parameters:
    ///   - stubs: how members show themselves that are added.
    ///   - writes: whether anything is added; else it is only printed.
    ///   - showsPatch: prints a patch in place of a list.
    ///   - failsWhenIncomplete: takes any missing member as a difference, as in CI.
    package init(
        place: Workplace,
        specs: String,
        stubs: StubStyle,
        writes: Bool,
        showsPatch: Bool,
        failsWhenIncomplete: Bool
    ) {
        self.place = place
        self.specs = specs
        self.writes = writes
        self.showsPatch = showsPatch
        self.failsWhenIncomplete = failsWhenIncomplete
        synchronisation = Synchronisation(output: place.output, jobs: place.jobs, stubs: stubs)
    }

    package func run() throws(RunFailure) {
        if !writes { try place.requireNothingInterrupted() }
        var held = writes ? try place.hold() : nil
        held?.output?.removeLeftovers(in: ["Sources", "Tests"])
        let (project, warnings) = try Stages(specs: specs, output: place.output, jobs: place.jobs)
            .validate(needsSources: true)
        try TargetPackage(output: place.output).requireModules(of: project)
        let result = try synchronisation.result(for: project)
        let orphans = OrphanedFiles(project, output: place.output).warnings(besides: result.diagnostics)
        place.console.report((warnings + result.diagnostics + orphans).sortedAndUnique())
        if let directory = try held?.openOutput(), !result.amendments.isEmpty {
            try ChangeRun(place: place, steps: result.steps(in: .own), own: directory).carryOut()
        }
        if showsPatch {
            place.console.print(verbatim: synchronisation.patch(of: result))
        } else {
            show(result)
            place.console.tell(Summary(project: project).line(result, isDone: writes, watch))
        }
        if failsWhenIncomplete, !result.isComplete { throw RunFailure.input([]) }
    }

    /// Where missing members are a failure, other formats have them as such.
    private func show(_ result: SyncResult) {
        if failsWhenIncomplete, place.console.style.reportsListings {
            place.console.report(synchronisation.problems(of: result))
        } else {
            synchronisation.additions(of: result).forEach(place.console.print)
        }
    }
}
