package import Basics
import FileEmission

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two streams of a command-line program. All that any command prints goes through here.
///
/// A stream that fails doesn't stop a command at its work: files that are written together all get written, and then the
/// run fails.
package struct Console {
    /// How errors and warnings are written, and what else is.
    package let style: ReportStyle

    /// The `errno` of each stream that has failed; nothing more is written to it.
    private let faults = Locked<[Int32: Int32]>([:])
    /// What is to be written at the end.
    private let sink = Locked(Sink())
    /// Interrupted changes that this run has finished, and that end once all that was reported is written.
    private let finished = Locked<[Journal]>([])
    /// What is to be done once all that was reported is written.
    private let endings = Locked<[@Sendable () -> [Diagnostic]]>([])

    private struct Sink {
        var diagnostics: [Diagnostic] = []
        var conclusions: [String] = []
    }

    package init(_ style: ReportStyle = ReportStyle()) {
        self.style = style
    }

    /// Beside a report that other programs read, standard output holds nothing else.
    private var output: Int32 { style.takesStandardOutput ? STDERR_FILENO : STDOUT_FILENO }

    /// For what was asked for.
    package func print(_ text: String) {
        write(text.onTerminal + "\n", to: output)
    }

    /// The same for bytes that bring their line ends along, such as a patch.
    package func print(verbatim bytes: [UInt8]) {
        write(bytes, to: output)
    }

    /// For what became of it: what was done, the closing line, and what comes next.
    package func tell(_ text: String) {
        if !style.isQuiet { print(text) }
    }

    /// For what went wrong. All of it is written once, when the command ends: sorted, and each only once.
    package func report(_ diagnostics: [Diagnostic]) {
        sink.withLock { $0.diagnostics += diagnostics }
    }

    /// For what has to wait until the report is written, and isn't done where it can't be: the last one first.
    ///
    /// - Parameter ending: returns what the disk refused.
    func onceReported(_ ending: @escaping @Sendable () -> [Diagnostic]) {
        endings.withLock { $0.append(ending) }
    }

    func finish(_ journal: Journal) { finished.withLock { $0.append(journal) } }

    func hasFinished(_ journal: Journal) -> Bool { finished.withLock { $0.contains(journal) } }

    /// For a line that sums up what was reported, and stands below it.
    package func conclude(_ text: String) {
        if style.isQuiet { return }
        sink.withLock { $0.conclusions.append(text) }
    }

    /// For what happens meanwhile.
    package func note(_ text: String) {
        write(text.onTerminal + "\n", to: STDERR_FILENO)
    }

    func waiting(_ output: String) {
        note("vipergen: waiting for another run on '\(output)'")
    }

    /// Runs a command's work and reports how it ended.
    ///
    /// - Parameter json: what is printed of a failure, beside the report, where other programs read the output.
    /// - Throws: a ``RunFailure`` that has been reported and is left with its exit code, or what `work` throws otherwise.
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

    /// - Returns: whether all of it is written.
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

    /// Whether something was not printed that should have been.
    func hasFailed(on descriptor: Int32) -> Bool { faults.withLock { $0[descriptor] != nil } }

    /// Whoever reads the output can't know how the run ended, whatever else it did.
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
