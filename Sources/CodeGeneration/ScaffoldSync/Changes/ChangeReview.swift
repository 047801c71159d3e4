/// Reports effects of changed generated code that the compiler doesn't report: types of the user's that are left over,
/// and views that are no longer redrawn.
///
/// For example: a presenter that conforms to the contract of a renamed scene.
public struct ChangeReview: Sendable {
    private let scaffolded: Set<String>
    private let jobs: Int
    private let problems: SyncProblems

    /// - Parameters:
    ///   - scaffolded: Types that people declare from now on.
    ///   - jobs: The number of files read at once; as many as there are cores if `nil`.
    ///   - display: Returns the path that the user would use for a file of the target package.
    public init(
        scaffolded: Set<String> = [],
        jobs: Int? = nil,
        display: @escaping @Sendable (String) -> String
    ) {
        self.scaffolded = scaffolded
        self.jobs = jobs ?? Parallel.cores
        problems = SyncProblems(display: display)
    }

    /// Returns warnings without writing anything. Unreadable files are errors.
    ///
    /// - Parameters:
    ///   - changes: The changes of generated Swift files.
    ///   - sources: Returns the user's sources for which the closure returns true. Called only if there is something to
    ///     look for.
    public func warnings<Failure: Error>(
        for changes: [GeneratedChange],
        in sources: (_ isWanted: @escaping @Sendable ([UInt8]) -> Bool) throws(Failure) -> [(
            path: String, bytes: [UInt8]
        )]
    ) throws(Failure) -> [Diagnostic] {
        let change = InterfaceChange(changes.filter(\.isOfCode), besides: scaffolded, jobs: jobs)
        let observed = ObservedProperties(change.observedByWrappers)
        let types = change.goneContracts.reduce(into: [:]) { types, contract in
            types.merge(ScaffoldContracts.typesForSharedContracts(besides: contract)) { $1 }
        }
        let names = change.goneContracts.union(observed.names).union(types.keys)
        if names.isEmpty { return [] }
        let search = NameSearch(names)
        let files = Parallel.map(try sources(search.findsAny), jobs: jobs) { SwiftFile(path: $0.path, bytes: $0.bytes) }
        let unread = files.compactMap(problems.nestedTooDeeply)
        if !unread.isEmpty { return unread.sortedAndUnique() }
        let found = files.flatMap {
            leftOver(in: $0, change.goneContracts, types) + observed.warnings(in: $0, problems)
        }
        return found.sortedAndUnique()
    }

    /// - Parameter types: Types without a scene, each with the contract that scenes share.
    private func leftOver(in file: SwiftFile, _ gone: Set<String>, _ types: [String: String]) -> [Diagnostic] {
        file.outline.blocks.flatMap { block in
            block.inherited.filter { gone.contains($0) || types[block.type] == $0 }.map {
                problems.withoutScene(block, in: file, conformingTo: $0)
            }
        }
    }
}
