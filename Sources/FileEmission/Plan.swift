public import Basics

/// What has to be done to the target package, and why.
public struct Plan: Sendable {
    public enum Action: String, Hashable, Sendable, CaseIterable {
        /// Nothing is there yet.
        case create
        /// A generated file with other bytes is there.
        case replace
        /// The generated file is there, byte for byte.
        case unchanged
        /// The scaffold's place is taken: what is there is the user's.
        case keep
        /// A generated file that is planned no more, or what an interrupted run left behind.
        case remove
        /// A folder in which nothing is left after the removals.
        case removeFolder
    }

    public struct Step: Hashable, Sendable {
        public var action: Action
        /// Relative to the target package.
        public var path: String
        /// What is planned for the path; `nil` for removals.
        public var file: PlannedFile?
    }

    /// How the tree differs from what the specs make of it.
    public enum Difference: String, Hashable, Sendable, CaseIterable {
        case missing
        case differs
        case stale
    }

    /// Something of the user's in the place of a planned file that isn't a scaffold, or of any file where it can't be written.
    public struct Obstacle: Sendable {
        /// Relative to the target package.
        public var path: String
        /// Whether it is a regular file, and so one without the header.
        public var isFile: Bool
        /// How the plan's diagnostics tell of it.
        public var diagnostic: Diagnostic
    }

    /// One for each planned file and each removal, sorted by path.
    public internal(set) var steps: [Step]
    /// An error was found: nothing may be written.
    public internal(set) var isBlocked: Bool
    /// What has to go before anything is written.
    public internal(set) var obstacles: [Obstacle] = []
    /// Files of the user's that aren't planned and were asked for by name, sorted.
    public internal(set) var namedFiles: [String] = []

    /// What carrying out the plan would change; the steps that leave a file as it is are left out.
    public var changes: [Step] {
        // By position: to look at a step itself would retain all that it holds.
        steps.indices.filter { steps[$0].action != .unchanged && steps[$0].action != .keep }.map { steps[$0] }
    }

    /// The files in which the tree is not what it should be, sorted by path.
    public var differences: [(kind: Difference, path: String)] {
        steps.compactMap { step in step.action.difference.map { ($0, step.path) } }
    }

    public var isUpToDate: Bool { !isBlocked && steps.allSatisfy { $0.action.difference == nil } }

    /// Gives the scaffolds that are to be written their contents, which nobody has asked for so far.
    public mutating func fillScaffolds<Fault: Error>(_ contents: (String) throws(Fault) -> [UInt8]) throws(Fault) {
        for index in steps.indices where steps[index].action == .create && steps[index].file?.ownership == .scaffold {
            let path = steps[index].path
            steps[index].file?.contents = try contents(path)
        }
    }

    /// Takes out what turned out not to be wanted.
    public mutating func leaveOut(_ paths: Set<String>) {
        if !paths.isEmpty { steps.removeAll { paths.contains($0.path) } }
    }

    /// The files that are the tool's own.
    public var generatedPaths: Set<String> {
        Set(steps.indices.lazy.filter { steps[$0].file?.ownership != .scaffold }.map { steps[$0].path })
    }

    public func count(of action: Action) -> Int { steps.indices.count { steps[$0].action == action } }
}

extension Plan.Action {
    /// How the tree differs where this has to be done; `nil` where it is as it should be.
    public var difference: Plan.Difference? {
        switch self {
        case .create: .missing
        case .replace: .differs
        case .remove: .stale
        case .unchanged, .keep, .removeFolder: nil
        }
    }
}
