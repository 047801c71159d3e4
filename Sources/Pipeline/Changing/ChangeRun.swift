/// A change of the user's files and of the generated files that follow from them, as one transaction: if the run is
/// killed, the next run finishes it.
package struct ChangeRun {
    package let place: Workplace
    let steps: [Journal.Step]
    /// The folder that holds the journal.
    package let own: TargetDirectory
    package var other: TargetDirectory?
    /// The findings for people to look at after the change. A run that is killed before it has printed them leaves
    /// them to the next.
    var findings: [Diagnostic] = []
    /// The first screen of a new project, if it does something.
    var firstScreen: FirstScreen?

    package init(place: Workplace, steps: [Journal.Step], own: TargetDirectory, other: TargetDirectory? = nil) {
        self.place = place
        self.steps = steps
        self.own = own
        self.other = other
    }

    /// - Parameters:
    ///   - regenerate: writes the generated files, once the steps are done.
    ///   - tell: prints the result. If the run is killed before that, repeating the command prints it.
    /// - Throws: if the disk refuses a step, or something is in the way; then every file of the user's is as it was.
    @discardableResult
    package func carryOut<Result>(
        regenerating regenerate: () throws(RunFailure) -> Result,
        telling tell: (Result) -> Void = { _ in }
    ) throws(RunFailure) -> Result {
        let (change, findings) = try begin(regenerates: true)
        let result: Result
        do {
            result = try regenerate()
        } catch {
            place.console.note("vipergen: the change is incomplete; the next vipergen command that writes completes it")
            throw error
        }
        tell(result)
        try end(change, findings)
        return result
    }

    /// Makes a change that no generated files follow from.
    package func carryOut() throws(RunFailure) {
        let (change, findings) = try begin(regenerates: false)
        try end(change, findings)
    }

    private func begin(regenerates: Bool) throws(RunFailure) -> (Change, [Diagnostic]) {
        let way = other.flatMap { own.way(to: $0) }
        var journal = Journal(
            command: place.command,
            other: way,
            regenerates: regenerates,
            steps: steps
        )
        // Of a change that this run has finished, and whose findings aren't written yet either.
        let former = try place.journal(in: own)?.findings ?? []
        journal.firstScreen = firstScreen?.scene
        // A journal keeps no fixes.
        journal.findings = (former + findings).map { finding in
            var finding = finding
            finding.fixIt = nil
            return finding
        }
        let change = Change(journal, place.kind, in: own, other)
        try require(change.begin())
        return (change, journal.findings)
    }

    /// Ends the change once all findings have been printed.
    private func end(_ change: Change, _ findings: [Diagnostic]) throws(RunFailure) {
        if findings.isEmpty { return try require(change.end()) }
        place.console.report(self.findings)
        place.console.onceReported { change.end() }
    }

    private func require(_ diagnostics: [Diagnostic]) throws(RunFailure) {
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
    }
}

extension ChangeRun {
    /// Makes the change together with planned files. If nothing changes, no journal is written either.
    ///
    /// - Parameter follow: the part of the change that is made after the files are written.
    @discardableResult
    package func carryOut(
        _ plan: Plan,
        by emission: Emission,
        onProgress: @escaping @Sendable (Emitter.Progress) -> Void = { _ in },
        followedBy follow: () throws(RunFailure) -> Void = {},
        telling tell: (Emitter.Report) -> Void = { _ in }
    ) throws(RunFailure) -> Emitter.Report {
        let directory = other ?? own
        func emit() throws(RunFailure) -> Emitter.Report {
            let report = try emission.carryOut(plan, in: directory, onProgress: onProgress)
            try follow()
            return report
        }
        if steps.isEmpty, plan.changes.isEmpty, !own.hasJournal(place.kind) { return try emit() }
        return try carryOut(regenerating: emit, telling: tell)
    }
}
