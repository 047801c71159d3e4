/// A plan's changes in their order, grouped by folder.
struct EmissionWork {
    struct Batch: Sendable {
        var folder: String
        var steps: [Plan.Step]
    }

    private(set) var removals: [Batch] = []
    private(set) var writes: [Batch] = []
    /// The folders that are empty after the removals.
    private(set) var folders: [String] = []
    /// The number of files to write or remove.
    private(set) var count = 0

    init(_ plan: Plan) {
        for step in plan.changes {
            switch step.action {
            case .create, .replace: EmissionWork.add(step, to: &writes)
            case .remove: EmissionWork.add(step, to: &removals)
            case .removeFolder: folders.append(step.path)
            case .unchanged, .keep: continue
            }
            if step.action != .removeFolder { count += 1 }
        }
    }

    private static func add(_ step: Plan.Step, to batches: inout [Batch]) {
        let folder = RelativePath.split(step.path).folder
        if let last = batches.last, last.folder == folder {
            batches[batches.count - 1].steps.append(step)
        } else {
            batches.append(Batch(folder: String(folder), steps: [step]))
        }
    }
}
