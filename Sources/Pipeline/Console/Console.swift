/// The two output streams of a command-line program. Everything that a command prints goes through here.
///
/// A failing stream doesn't stop a command at work: files that belong together are all written, then the run fails.
package struct Console {
    /// The way that errors, warnings and everything else are printed.
    package let style: ReportStyle

    /// The `errno` of each stream that has failed; nothing more is written to it.
    private let faults = Locked<[Int32: Int32]>([:])
    /// The text to be written at the end.
    private let sink = Locked(Sink())
    /// The interrupted changes that this run has finished. They end once the report is written.
    private let finished = Locked<[Journal]>([])
    /// The work to be done once the report is written.
    private let endings = Locked<[@Sendable () -> [Diagnostic]]>([])

    private struct Sink {
        var diagnostics: [Diagnostic] = []
        var conclusions: [String] = []
    }

    package init(_ style: ReportStyle = ReportStyle()) {
        self.style = style
    }

    /// The stream for output. If standard output has a report for other programs, it holds nothing else.
    private var output: Int32 { style.takesStandardOutput ? STDERR_FILENO : STDOUT_FILENO }

    /// Prints the requested output.
    package func print(_ text: String) {
        write(text.onTerminal + "\n", to: output)
    }

    /// Prints bytes that have their own line ends, such as a patch.
    package func print(verbatim bytes: [UInt8]) {
        write(bytes, to: output)
    }

    /// Prints the result: a list of what was done, the closing line or the next steps.
    package func tell(_ text: String) {
        if !style.isQuiet { print(text) }
    }

    /// Collects problems. The command prints them when it ends, sorted and without duplicates.
    package func report(_ diagnostics: [Diagnostic]) {
        sink.withLock { $0.diagnostics += diagnostics }
    }

    /// Adds work to be done once the report is written, and only then. The last one added runs first.
    ///
    /// - Parameter ending: returns the errors of the disk.
    func onceReported(_ ending: @escaping @Sendable () -> [Diagnostic]) {
        endings.withLock { $0.append(ending) }
    }

    func finish(_ journal: Journal) { finished.withLock { $0.append(journal) } }

    func hasFinished(_ journal: Journal) -> Bool { finished.withLock { $0.contains(journal) } }

    /// Adds a line that sums up the report and is printed below it.
    package func conclude(_ text: String) {
        if style.isQuiet { return }
        sink.withLock { $0.conclusions.append(text) }
    }

    /// Prints a note while the command works.
    package func note(_ text: String) {
        write(text.onTerminal + "\n", to: STDERR_FILENO)
    }

    func waiting(_ output: String) {
        note("vipergen: waiting for another run on '\(output)'")
    }

    /// Runs a command's work and reports how it ended.
    ///
    /// - Parameter json: the output for a failure, beside the report, if other programs read the output.
    /// - Throws: a ``RunFailure`` that has been reported, for its exit code, or any other error that `work` throws.
    package func run(json: (([Diagnostic]) -> JSONValue)? = nil, _ work: (Console) throws -> Void) throws {
        var ending: (any Error)?
        do {
            try work(self)
        } catch let failure as RunFailure {
            report(failure.diagnostics)
            let diagnostics = sink.withLock { $0.diagnostics }.sortedAndUnique()
            if let json, !style.takesStandardOutput, !failure.diagnostics.isEmpty {
                print(json(diagnostics).text(indents: true))
            }
            ending = failure.silenced
        } catch {
            ending = error
        }
        let problems = writeReport() ? carryOutEndings() : []
        if !problems.isEmpty {
            write(TextReporter().report(problems.sortedAndUnique()), to: STDERR_FILENO)
            if ending == nil { ending = RunFailure(problems).silenced }
        }
        try requireEverythingPrinted()
        if let ending { throw ending }
    }

    /// - Returns: true if all of it is written.
    private func writeReport() -> Bool {
        let sink = sink.withLock { sink in
            defer { sink = Sink() }
            return sink
        }
        let diagnostics = sink.diagnostics.sortedAndUnique()
        let descriptor = style.takesStandardOutput ? STDOUT_FILENO : STDERR_FILENO
        // A report that nothing stands beside is a document, also of no problems.
        if style.takesStandardOutput || !diagnostics.isEmpty {
            write(style.report(diagnostics), to: descriptor)
        }
        sink.conclusions.forEach(note)
        return !hasFailed(on: descriptor)
    }

    private func carryOutEndings() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        // Each goes before the next one begins, with the folder that it may hold.
        while let ending = endings.withLock({ $0.popLast() }) { problems += ending() }
        return problems
    }

    func write(_ text: String, to descriptor: Int32) {
        write(Array(text.utf8), to: descriptor)
    }

    func write(_ bytes: [UInt8], to descriptor: Int32) {
        faults.withLock { faults in
            if faults[descriptor] == nil { faults[descriptor] = StandardStreams.write(bytes, to: descriptor) }
        }
    }

    /// Returns true if something that should have been printed wasn't.
    func hasFailed(on descriptor: Int32) -> Bool { faults.withLock { $0[descriptor] != nil } }

    /// Checks that everything was printed: otherwise readers of the output can't know how the run ended.
    private func requireEverythingPrinted() throws {
        let faults = faults.withLock { $0 }
        if faults.isEmpty { return }
        if faults.values.contains(EPIPE) { StandardStreams.endByBrokenPipe() }
        if let number = faults[STDOUT_FILENO] {
            let reason = String(cString: strerror(number))
            let problem = Diagnostic(
                .cannotWrite,
                at: nil,
                "cannot write to standard output: \(reason)",
                notes: [Diagnostic.Note("only the output is incomplete; all changes to files were made")]
            )
            let other = style.takesStandardOutput ? TextReporter().report([problem]) : style.report([problem])
            write(other, to: STDERR_FILENO)
        }
        throw RunFailure.inputOutput([])
    }
}
