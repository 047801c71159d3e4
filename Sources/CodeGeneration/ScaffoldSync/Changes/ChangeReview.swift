public import Basics
import SwiftReading

/// What a change of generated code means for the user's own, and no compiler tells: types that are left over, and views that are no
/// longer drawn anew. What doesn't compile any more is the compiler's to tell.
///
/// For example: a presenter conforms to the contract of a scene that has become another one.
public struct ChangeReview: Sendable {
    private let scaffolded: Set<String>
    private let jobs: Int
    private let problems: SyncProblems

    /// - Parameters:
    ///   - scaffolded: types that people declare from now on.
    ///   - jobs: how many files are read at once; as many as there are cores when `nil`.
    ///   - display: how the user would name a file of the target package.
    public init(
        scaffolded: Set<String> = [],
        jobs: Int? = nil,
        display: @escaping @Sendable (String) -> String
    ) {
        self.scaffolded = scaffolded
        self.jobs = jobs ?? Parallel.cores
        problems = SyncProblems(display: display)
    }

    /// Nothing is written. What can't be read is an error.
    ///
    /// - Parameters:
    ///   - changes: of generated Swift files.
    ///   - sources: those of the user's that a question is answered with yes for, asked for only if there is something to look
    ///     for.
    public func warnings<Failure: Error>(
        for changes: [GeneratedChange],
        in sources: (_ isWanted: @escaping @Sendable ([UInt8]) -> Bool) throws(Failure) -> [(
            path: String, bytes: [UInt8]
        )]
    ) throws(Failure) -> [Diagnostic] {
        let change = InterfaceChange(changes.filter(\.isOfCode), besides: scaffolded, jobs: jobs)
        let observed = ObservedProperties(change.observedByWrappers)
        let names = change.goneContracts.union(observed.names)
        if names.isEmpty { return [] }
        let search = NameSearch(names)
        let files = Parallel.map(try sources(search.findsAny), jobs: jobs) { SwiftFile(path: $0.path, bytes: $0.bytes) }
        let unread = files.compactMap(problems.nestedTooDeeply)
        if !unread.isEmpty { return unread.sortedAndUnique() }
        let found = files.flatMap { leftOver(in: $0, change.goneContracts) + observed.warnings(in: $0, problems) }
        return found.sortedAndUnique()
    }

    private func leftOver(in file: SwiftFile, _ gone: Set<String>) -> [Diagnostic] {
        file.outline.blocks.flatMap { block in
            block.inherited.filter(gone.contains).map { problems.withoutScene(block, in: file, conformingTo: $0) }
        }
    }
}
