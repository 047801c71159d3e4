import Diagnostics
import FileEmission
import ProjectModel

/// Finishes what a killed run has left half done: the steps that it had written down, then the files generated from the specs.
struct Recovery {
    let place: Workplace

    struct Finished {
        var commands: [String]
        /// `nil` where no generated files belong to the change.
        var result: (project: Project, report: Emitter.Report)?

        func closingLine(_ watch: Stopwatch) -> String? {
            result.map { Summary(project: $0.project).line($0.report, watch) }
        }
    }

    private struct Pending {
        var journal: Journal
        var change: Change
    }

    /// - Returns: `nil` where nothing was interrupted.
    func finish(_ held: inout HeldFolders) throws(RunFailure) -> Finished? {
        var pending: [Pending] = []
        for folder in [held.specs, held.output] {
            if let folder, let found = try self.pending(in: folder, held) { pending.append(found) }
        }
        if pending.isEmpty { return nil }
        for pending in pending { try report(pending.change.resume()) }
        var finished = Finished(commands: pending.map(\.journal.command))
        if pending.contains(where: \.journal.regenerates) { finished.result = try regenerate(&held) }
        for pending in pending { try report(pending.change.end()) }
        for journal in pending.map(\.journal) {
            place.console.note("vipergen: finished 'vipergen \(journal.shownCommand)', which was interrupted")
        }
        return finished
    }

    private func pending(in folder: TargetDirectory, _ held: HeldFolders) throws(RunFailure) -> Pending? {
        guard let journal = try place.journal(in: folder) else { return nil }
        guard let way = journal.other else {
            return Pending(journal: journal, change: Change(journal, place.kind, in: folder))
        }
        for other in [held.output, held.specs] where folder.destination(of: way, isAt: other) == .here {
            return Pending(journal: journal, change: Change(journal, place.kind, in: folder, other))
        }
        // Nothing is written to a folder that the user hasn't named, whatever a file says.
        if folder.destination(of: way, isAt: held.output) == .elsewhere {
            throw .inputOutput([Interruption(place: place, folder: folder.path, journal: journal).elsewhere(way)])
        }
        return Pending(journal: journal, change: Change(journal, place.kind, in: folder))
    }

    /// As `generate` does: from the specs as they are now.
    private func regenerate(_ held: inout HeldFolders) throws(RunFailure) -> (Project, Emitter.Report)? {
        guard let specs = place.specs else { return nil }
        let result = try Stages(specs: specs, output: place.output, jobs: place.jobs).generate()
        let emission = Emission(output: place.output, jobs: place.jobs)
        let directory = try held.openOutput()
        let report = try emission.carryOut(try emission.plan(result.generated, in: directory), in: directory)
        try EditorSchemas(specs: specs).refresh(result.specs, place.console)
        return (result.project, report)
    }

    /// Warnings are printed; errors end the run.
    private func report(_ diagnostics: [Diagnostic]) throws(RunFailure) {
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        place.console.report(diagnostics)
    }
}
