/// The changes to make to the target package, with their reasons.
public struct Plan: Sendable {
    public enum Action: String, Hashable, Sendable, CaseIterable {
        /// Nothing exists at the path.
        case create
        /// A generated file with other bytes exists.
        case replace
        /// The generated file exists, byte for byte.
        case unchanged
        /// Something exists in the scaffold's place; it is the user's.
        case keep
        /// A generated file that is no longer planned, or a leftover of an interrupted run.
        case remove
        /// A folder that is empty after the removals.
        case removeFolder
    }

    public struct Step: Hashable, Sendable {
        public var action: Action
        /// The path relative to the target package.
        public var path: String
        /// The planned file; `nil` for removals.
        public var file: PlannedFile?
    }

    /// A difference between the tree and the plan.
    public enum Difference: String, Hashable, Sendable, CaseIterable {
        case missing
        case differs
        case stale
    }

    /// Something of the user's in the place of a planned file that isn't a scaffold, or of any file where it can't be
    /// written.
    public struct Obstacle: Sendable {
        /// The path relative to the target package.
        public var path: String
        /// True if it is a regular file, which then has no header.
        public var isFile: Bool
        /// The plan's diagnostic about it.
        public var diagnostic: Diagnostic
    }

    /// A step for each planned file and each removal, sorted by path.
    public internal(set) var steps: [Step]
    /// True if an error was found, so that nothing may be written.
    public internal(set) var isBlocked: Bool
    /// The obstacles that have to be removed before anything is written.
    public internal(set) var obstacles: [Obstacle] = []
    /// The unplanned files of the user that were requested by name, sorted.
    public internal(set) var namedFiles: [String] = []

    /// The steps that change a file.
    public var changes: [Step] {
        // By position: to look at a step itself would retain all that it holds.
        steps.indices.filter { steps[$0].action != .unchanged && steps[$0].action != .keep }.map { steps[$0] }
    }

    /// The files that differ from the plan, sorted by path.
    public var differences: [(kind: Difference, path: String)] {
        steps.compactMap { step in step.action.difference.map { ($0, step.path) } }
    }

    public var isUpToDate: Bool { !isBlocked && steps.allSatisfy { $0.action.difference == nil } }

    /// Fills in the contents of the scaffolds to write, which haven't been needed so far.
    public mutating func fillScaffolds<Fault: Error>(_ contents: (String) throws(Fault) -> [UInt8]) throws(Fault) {
        for index in steps.indices where steps[index].action == .create && steps[index].file?.ownership == .scaffold {
            let path = steps[index].path
            steps[index].file?.contents = try contents(path)
        }
    }

    /// Removes the steps with these paths.
    public mutating func leaveOut(_ paths: Set<String>) {
        if !paths.isEmpty { steps.removeAll { paths.contains($0.path) } }
    }

    /// The paths of all files that the tool owns.
    public var generatedPaths: Set<String> {
        Set(steps.indices.lazy.filter { steps[$0].file?.ownership != .scaffold }.map { steps[$0].path })
    }

    public func count(of action: Action) -> Int { steps.indices.count { steps[$0].action == action } }
}

extension Plan.Action {
    /// The difference that makes the action necessary; `nil` if there is none.
    public var difference: Plan.Difference? {
        switch self {
        case .create: .missing
        case .replace: .differs
        case .remove: .stale
        case .unchanged, .keep, .removeFolder: nil
        }
    }
}
