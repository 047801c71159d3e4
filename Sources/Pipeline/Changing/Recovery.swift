/// Finishes a change that a killed run left incomplete: the steps in its journal, then the generated files.
struct Recovery {
    let place: Workplace

    struct Finished {
        var commands: [String]
        /// The project and its emission; `nil` if no generated files belong to the change.
        var result: (project: Project, report: Emitter.Report)?

        func closingLine(_ watch: Stopwatch) -> String? {
            result.map { Summary(project: $0.project).line($0.report, watch) }
        }
    }

    private struct Pending {
        var journal: Journal
        var change: Change
        /// The folder that holds the journal.
        var folder: String
    }

    /// - Returns: `nil` if nothing was interrupted.
    func finish(_ held: inout HeldFolders) throws(RunFailure) -> Finished? {
        var pending: [Pending] = []
        for folder in [held.specs, held.output] {
            if let folder, let found = try self.pending(in: folder, held) { pending.append(found) }
        }
        if pending.isEmpty { return nil }
        for pending in pending { try report(pending.change.resume()) }
        var finished = Finished(commands: pending.map(\.journal.command))
        if pending.contains(where: \.journal.regenerates) {
            finished.result = try regenerate(&held, pending.map(\.journal))
        }
        for pending in pending { try end(pending) }
        for journal in pending.map(\.journal) {
            place.console.note("vipergen: finished 'vipergen \(journal.shownCommand)', which was interrupted")
        }
        return finished
    }

    private func pending(in folder: TargetDirectory, _ held: HeldFolders) throws(RunFailure) -> Pending? {
        guard let journal = try place.journal(in: folder), !place.console.hasFinished(journal) else { return nil }
        let pending = { (other: TargetDirectory?) in
            Pending(journal: journal, change: Change(journal, place.kind, in: folder, other), folder: folder.path)
        }
        guard let way = journal.other else { return pending(nil) }
        for other in [held.output, held.specs] where folder.destination(of: way, isAt: other) == .here {
            return pending(other)
        }
        // Nothing is written to a folder that the user hasn't named, whatever a file says.
        if folder.destination(of: way, isAt: held.output) == .elsewhere {
            throw .inputOutput([Interruption(place: place, folder: folder.path, journal: journal).elsewhere(way)])
        }
        return pending(nil)
    }

    /// Prints the findings that the interrupted run left. The journal stays until then.
    private func end(_ pending: Pending) throws(RunFailure) {
        let (journal, path) = (pending.journal, pending.folder)
        if journal.findings.isEmpty { return try report(pending.change.end()) }
        place.console.report(
            journal.findings.map { finding in
                var finding = finding
                finding.kind = DiagnosticTable.kinds(finding.id).first ?? finding.kind
                return finding
            }
        )
        place.console.finish(journal)
        let (console, kind) = (place.console, place.kind)
        console.onceReported {
            do throws(TargetDirectoryError) {
                let folder = try TargetDirectory.lockedIfThere(path) { console.waiting(path) }
                // Another one may be there by now, of this run or of one that has told the findings as well.
                guard let folder, try folder.journal(kind) == journal else { return [] }
                return Change(journal, kind, in: folder).end()
            } catch {
                return [error.diagnostic]
            }
        }
    }

    /// Generates from the current specs, as `generate` does.
    private func regenerate(
        _ held: inout HeldFolders,
        _ journals: [Journal]
    ) throws(RunFailure) -> (Project, Emitter.Report)? {
        guard let specs = place.specs else { return nil }
        let result = try Stages(specs: specs, output: place.output).generate()
        var emission = Emission(output: place.output)
        if let scene = journals.lazy.compactMap(\.firstScreen).first {
            emission.fillIn = FirstScreen(scene: scene).filledIn
        }
        let directory = try held.openOutput()
        let report = try emission.carryOut(try emission.plan(result.generated, in: directory), in: directory)
        try EditorSchemas(specs: specs).refresh(result.specs, place.console)
        return (result.project, report)
    }

    /// Prints warnings; throws if there are errors.
    private func report(_ diagnostics: [Diagnostic]) throws(RunFailure) {
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        place.console.report(diagnostics)
    }
}
