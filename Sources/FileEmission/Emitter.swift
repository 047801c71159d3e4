/// Carries out a plan. No other code writes to the target package.
public struct Emitter: Sendable {
    /// The results of a run, as numbers of files.
    public struct Report: Hashable, Sendable {
        public var created = 0
        public var replaced = 0
        public var removed = 0
        public var unchanged = 0
        /// Scaffolds that already exist.
        public var kept = 0
    }

    /// The progress of a run.
    public struct Progress: Hashable, Sendable {
        /// The number of files written or removed so far.
        public var done: Int
        /// The number of files to write or remove.
        public var planned: Int

        public init(done: Int, planned: Int) {
            self.done = done
            self.planned = planned
        }
    }

    private let jobs: Int
    private let onProgress: (@Sendable (Progress) -> Void)?

    /// - Parameters:
    ///   - jobs: the number of files to write at once; `nil` for one per core.
    ///   - onProgress: called after every few files, from any thread, but never twice at once.
    public init(jobs: Int? = nil, onProgress: (@Sendable (Progress) -> Void)? = nil) {
        self.jobs = max(1, jobs ?? Parallel.cores)
        self.onProgress = onProgress
    }

    /// Carries out the plan. An error in the plan blocks all of it.
    ///
    /// - Parameter directory: the directory that the plan was made for, locked since before it was made.
    /// - Returns: the results, and the failures of the disk, sorted; other files are written nevertheless.
    public func carryOut(_ plan: Plan, in directory: TargetDirectory) -> (report: Report, diagnostics: [Diagnostic]) {
        carryOut(plan, in: directory, on: POSIXFileSystem())
    }

    func carryOut(
        _ plan: Plan,
        in directory: TargetDirectory,
        on disk: some FileSystem
    ) -> (report: Report, diagnostics: [Diagnostic]) {
        guard !plan.isBlocked else { return (Report(), []) }
        guard directory.isLocked, let root = directory.descriptor else {
            return (Report(), [.cannot(.lock, directory.path, SystemError(number: ENOLCK))])
        }
        let work = EmissionWork(plan)
        let run = EmissionRun(
            root: root,
            directory: directory,
            disk: disk,
            jobs: jobs,
            state: Locked(EmissionState(planned: work.count)),
            onProgress: onProgress
        )
        var outcome = run.remove(work)
        outcome.append(run.write(work))
        outcome.report.unchanged = plan.count(of: .unchanged)
        outcome.report.kept += plan.count(of: .keep)
        return (outcome.report, outcome.diagnostics.sortedAndUnique())
    }
}
