/// The changes of generated declarations that matter to code that still compiles or has to be removed.
struct InterfaceChange {
    /// The scaffolds' contracts that are gone.
    private(set) var goneContracts: Set<String> = []
    /// The types that changed from `@Observable` to `ObservableObject`, by their qualified names.
    private(set) var observedByWrappers: Set<String> = []

    /// - Parameter others: Types that people declare from now on.
    init(_ changes: [GeneratedChange], besides others: Set<String>, jobs: Int) {
        let old = InterfaceChange.interface(of: changes.compactMap(\.before), jobs)
        let new = InterfaceChange.interface(of: changes.compactMap(\.after), jobs)
        for (name, type) in old.types {
            let current = new.types[name]
            if type.isScaffoldContract(name), current?.isDeclared != true, !others.contains(name) {
                goneContracts.insert(name)
            }
            if type.attributes.contains("Observable"), current?.inherited.contains("ObservableObject") == true {
                observedByWrappers.insert(name)
            }
        }
    }

    /// Returns the interface of generated files. Unreadable files aren't generated ones, so no code depends on them.
    private static func interface(of files: [[UInt8]], _ jobs: Int) -> DeclaredInterface {
        let read = Parallel.map(files, jobs: jobs) { try? DeclaredInterface.read($0) }
        return read.reduce(into: DeclaredInterface()) { all, file in
            if let file { all.merge(file) }
        }
    }
}

extension DeclaredType {
    private static let contractEndings =
        ScaffoldContracts.contractSuffixes(common: false) + ScaffoldContracts.contractSuffixes(common: true)
        + ["RepositoryContract", "UseCase"]

    fileprivate func isScaffoldContract(_ name: String) -> Bool {
        keyword == "protocol" && DeclaredType.contractEndings.contains(where: name.hasSuffix)
    }
}
