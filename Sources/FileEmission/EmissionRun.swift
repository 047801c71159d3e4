/// The state that the workers of a run share.
struct EmissionState: Sendable {
    var planned: Int
    var done = 0
    /// True if the disk is full or gone, so that going on is pointless.
    var isHopeless = false
}

/// The result of a worker.
struct EmissionOutcome: Sendable {
    var report = Emitter.Report()
    var diagnostics: [Diagnostic] = []

    mutating func append(_ other: EmissionOutcome) {
        report.created += other.report.created
        report.replaced += other.report.replaced
        report.removed += other.report.removed
        report.kept += other.report.kept
        diagnostics += other.diagnostics
    }
}

/// A plan being carried out.
struct EmissionRun<Disk: FileSystem>: Sendable {
    let root: Descriptor
    let directory: TargetDirectory
    let disk: Disk
    let jobs: Int
    let state: Locked<EmissionState>
    let onProgress: (@Sendable (Emitter.Progress) -> Void)?

    /// Removes stale files before others are written: that makes room, and where case is ignored a new file may need a
    /// stale one's name.
    func remove(_ work: EmissionWork) -> EmissionOutcome {
        let vanishing = Set(work.folders)
        return inParallel(work.removals, creating: false, remove) { folder, cursor, outcome in
            // At once after its last file: an empty folder that a killed run leaves is nobody's, and stays.
            var path = folder
            while vanishing.contains(path), removeFolder(path, cursor, &outcome) {
                path = String(RelativePath.split(path).folder)
            }
        }
    }

    func write(_ work: EmissionWork) -> EmissionOutcome {
        inParallel(work.writes, creating: true, write) { _, _, _ in }
    }

    private typealias Completion = @Sendable (String, FolderCursor<Disk>, inout EmissionOutcome) -> Void
    private typealias Act = @Sendable (Plan.Step, Descriptor, inout EmissionOutcome) throws(SystemError) -> Void

    private func inParallel(
        _ batches: [EmissionWork.Batch],
        creating: Bool,
        _ act: @escaping Act,
        afterEachFolder completion: @escaping Completion
    ) -> EmissionOutcome {
        let chunks = Parallel.chunks(of: batches) { $0.steps.count }
        let outcomes = Parallel.map(chunks, jobs: jobs) { chunk in
            var outcome = EmissionOutcome()
            let cursor = FolderCursor(root: root, disk: disk)
            for batch in chunk where !state.withLock(\.isHopeless) {
                run(batch, cursor, creating, act, &outcome)
                completion(batch.folder, cursor, &outcome)
            }
            return outcome
        }
        return outcomes.reduce(into: EmissionOutcome()) { $0.append($1) }
    }

    private func run(
        _ batch: EmissionWork.Batch,
        _ cursor: FolderCursor<Disk>,
        _ creating: Bool,
        _ act: Act,
        _ outcome: inout EmissionOutcome
    ) {
        let folder: Descriptor
        do {
            folder = try cursor.open(batch.folder, creating: creating)
        } catch {
            // Without an origin, so that it is said once for all the files that need the folder.
            return report(error, cursor.obstacle(on: batch.folder), creating ? .write : .remove, at: nil, &outcome)
        }
        for step in batch.steps {
            do {
                try act(step, folder, &outcome)
            } catch {
                report(error, step.path, creating ? .write : .remove, at: step.file?.origin, &outcome)
                if error.isOfWholeDevice { return }
            }
        }
        advance(by: batch.steps.count)
    }

    private func write(_ step: Plan.Step, _ folder: Descriptor, _ outcome: inout EmissionOutcome) throws(SystemError) {
        guard let file = step.file else { return }
        let name = String(RelativePath.split(step.path).name)
        let writer = FileWriter(disk: disk)
        switch (step.action, file.ownership) {
        case (.replace, _):
            try writer.replace(name, file.contents, in: folder)
            outcome.report.replaced += 1
        case (_, .generated):
            try writer.create(name, file.contents, in: folder)
            outcome.report.created += 1
        case (_, .generatedAtRoot):
            guard try writer.createWhole(name, file.contents, in: folder) else { throw SystemError(number: EEXIST) }
            outcome.report.created += 1
        case (_, .scaffold):
            // Taken since the plan was made: then it is the user's.
            if try writer.createWhole(name, file.contents, in: folder) {
                outcome.report.created += 1
            } else {
                outcome.report.kept += 1
            }
        }
    }

    private func remove(_ step: Plan.Step, _ folder: Descriptor, _ outcome: inout EmissionOutcome) throws(SystemError) {
        do {
            try disk.removeFile(String(RelativePath.split(step.path).name), in: folder)
            outcome.report.removed += 1
        } catch  where error.number == ENOENT {}
    }

    /// Removes a folder if it is empty. Returns true if it is gone.
    private func removeFolder(_ path: String, _ cursor: FolderCursor<Disk>, _ outcome: inout EmissionOutcome) -> Bool {
        let (parent, name) = RelativePath.split(path)
        do {
            try disk.removeFolder(String(name), in: cursor.open(String(parent), creating: false))
            return true
        } catch  where [ENOTEMPTY, EEXIST, ENOENT].contains(error.number) {
            // Something is still in it: another worker's share, or what somebody put there meanwhile.
            return false
        } catch {
            outcome.diagnostics.append(.cannot(.remove, directory.display(path), error))
            return false
        }
    }

    private func report(
        _ error: SystemError,
        _ path: String,
        _ act: Diagnostic.FailedAct,
        at origin: SourceLocation?,
        _ outcome: inout EmissionOutcome
    ) {
        if error.isOfWholeDevice { state.withLock { $0.isHopeless = true } }
        outcome.diagnostics.append(.cannot(act, directory.display(path), error, at: origin))
    }

    private func advance(by count: Int) {
        guard let onProgress else { return }
        state.withLock { state in
            state.done += count
            onProgress(Emitter.Progress(done: state.done, planned: state.planned))
        }
    }
}
