/// The changes of generated declarations that matter to code that still compiles or has to be removed.
struct InterfaceChange {
    /// The scaffolds' contracts that are gone.
    private(set) var goneContracts: Set<String> = []
    /// The types that became an `ObservableObject`, which Observation observed before, by their qualified names.
    private(set) var observedByWrappers: Set<String> = []

    /// - Parameter others: Types that people declare from now on.
    init(_ changes: [GeneratedChange], besides others: Set<String>, jobs: Int) {
        let old = InterfaceChange.outlines(of: changes.compactMap(\.before), jobs)
        let new = InterfaceChange.outlines(of: changes.compactMap(\.after), jobs)
        let types = new.flatMap(\.blocks).filter { !$0.isExtension }.map(\.path) + new.flatMap(\.otherTypes)
        goneContracts = Set(old.flatMap(\.protocols.keys).filter(InterfaceChange.isScaffoldContract))
            .subtracting(types).subtracting(others)
        let wrapped = new.flatMap(\.blocks).filter { $0.inherited.contains("ObservableObject") }.map(\.path)
        let observed = old.flatMap(\.blocks).filter { $0.attributes.contains("Observable") }.map(\.path)
        // A data source that Observation observes is an alias of the runtime's.
        observedByWrappers = Set(observed + old.flatMap(\.otherTypes)).intersection(wrapped)
    }

    /// Returns the outlines of generated files. Unreadable files aren't generated ones, so no code depends on them.
    private static func outlines(of files: [[UInt8]], _ jobs: Int) -> [SourceOutline] {
        Parallel.map(files, jobs: jobs) { SourceOutline.read($0, nested: true) }
    }

    private static let contractEndings =
        ScaffoldContracts.contractSuffixes(common: false) + ScaffoldContracts.contractSuffixes(common: true)
        + ["RepositoryContract", "UseCase"]

    private static func isScaffoldContract(_ name: String) -> Bool {
        contractEndings.contains(where: name.hasSuffix)
    }
}
