public import Basics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Carries a plan out: the only code that writes to the target package.
public struct Emitter: Sendable {
    /// What was done, in files.
    public struct Report: Hashable, Sendable {
        public var created = 0
        public var replaced = 0
        public var removed = 0
        public var unchanged = 0
        /// Scaffolds whose place was taken.
        public var kept = 0
    }

    /// How far a run is.
    public struct Progress: Hashable, Sendable {
        /// Files written or removed.
        public var done: Int
        /// Files to be written or removed.
        public var planned: Int

        public init(done: Int, planned: Int) {
            self.done = done
            self.planned = planned
        }
    }

    private let jobs: Int
    private let onProgress: (@Sendable (Progress) -> Void)?

    /// - Parameters:
    ///   - jobs: how many files are written at once; as many as there are cores when `nil`.
    ///   - onProgress: called after every few files, from any thread, one call at a time.
    public init(jobs: Int? = nil, onProgress: (@Sendable (Progress) -> Void)? = nil) {
        self.jobs = max(1, jobs ?? Parallel.cores)
        self.onProgress = onProgress
    }

    /// Does what the plan says and no more; nothing at all when an error blocks it.
    ///
    /// - Parameter directory: the one that the plan was made for, locked since before it was made.
    /// - Returns: what was done, and what the disk refused, sorted; files that it did not refuse are written nevertheless.
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
