public import Basics

/// A change of files of the user's: all of it happens, or none, also where the process is killed in between.
///
/// The journal is written first and removed last. What fails while the process is alive is taken back; what a killed one has
/// left, the next one finishes.
public struct Change: Sendable {
    private let journal: Journal
    private let kind: Journal.Kind
    private let own: TargetDirectory
    private let other: TargetDirectory?

    /// - Parameters:
    ///   - own: the folder that holds the journal; locked.
    ///   - other: the other folder, locked as well; `nil` where there is none, or none any more.
    public init(_ journal: Journal, _ kind: Journal.Kind, in own: TargetDirectory, _ other: TargetDirectory? = nil) {
        self.journal = journal
        self.kind = kind
        self.own = own
        self.other = other
    }

    /// Writes the journal, and carries its steps out.
    ///
    /// - Returns: what the disk refused, or what is in the way; then every file is as it was.
    public func begin() -> [Diagnostic] { begin(on: POSIXFileSystem()) }

    /// Carries out what an interrupted run has not. What somebody changed meanwhile stays as it is.
    ///
    /// - Returns: what the disk refused, and a warning for each file that was left alone.
    public func resume() -> [Diagnostic] { resume(on: POSIXFileSystem()) }

    /// Removes the journal: all that was to follow the steps is done.
    public func end() -> [Diagnostic] { end(on: POSIXFileSystem()) }

    func begin(on disk: some FileSystem) -> [Diagnostic] {
        // What the next run wouldn't read must not be left to it.
        let foreign = journal.steps.compactMap { step in step.act.foreignPath.map(Diagnostic.foreignPath) }
        if !foreign.isEmpty { return foreign.sortedAndUnique() }
        let run = StepRun(own: own, other: other, disk: disk)
        let obstacles = run.obstacles(to: journal.steps)
        if obstacles.hasErrors { return obstacles.sortedAndUnique() }
        do {
            try own.write(journal, kind, on: disk)
        } catch {
            return [.cannot(.write, own.display(kind.fileName), error)]
        }
        let (problems, isTakenBack) = run.carryOut(journal.steps)
        // With a step that couldn't be taken back, the next run finishes the others.
        if problems.hasErrors, isTakenBack { return (problems + end(on: disk)).sortedAndUnique() }
        return problems.sortedAndUnique()
    }

    func resume(on disk: some FileSystem) -> [Diagnostic] {
        StepRun(own: own, other: other, disk: disk).finish(journal.steps).sortedAndUnique()
    }

    func end(on disk: some FileSystem) -> [Diagnostic] {
        do {
            try own.removeJournal(kind, on: disk)
            return []
        } catch {
            return [.cannot(.remove, own.display(kind.fileName), error)]
        }
    }
}
