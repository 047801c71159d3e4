/// A change to the user's files: all of it happens, or none, even if the process is killed.
///
/// The journal is written first and removed last. A failure while the process is alive is undone; a change that a
/// killed process left unfinished is finished by the next one.
public struct Change: Sendable {
    private let journal: Journal
    private let kind: Journal.Kind
    private let own: TargetDirectory
    private let other: TargetDirectory?

    /// - Parameters:
    ///   - own: the folder that holds the journal; locked.
    ///   - other: the other folder, also locked; `nil` if there is none, or no longer.
    public init(_ journal: Journal, _ kind: Journal.Kind, in own: TargetDirectory, _ other: TargetDirectory? = nil) {
        self.journal = journal
        self.kind = kind
        self.own = own
        self.other = other
    }

    /// Writes the journal and carries out its steps.
    ///
    /// - Returns: failures of the disk, or obstacles; then every file is as it was.
    public func begin() -> [Diagnostic] { begin(on: POSIXFileSystem()) }

    /// Finishes an interrupted run. Files that somebody changed meanwhile stay as they are.
    ///
    /// - Returns: failures of the disk, and a warning for each file that was left alone.
    public func resume() -> [Diagnostic] { resume(on: POSIXFileSystem()) }

    /// Removes the journal after everything that follows the steps.
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
