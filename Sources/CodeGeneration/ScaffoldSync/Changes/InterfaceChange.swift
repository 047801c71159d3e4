import Basics
import SwiftReading

/// What generated code declares no more, or in another way, as far as it matters to code that compiles or has to go.
struct InterfaceChange {
    /// Contracts of scaffolds that are gone.
    private(set) var goneContracts: Set<String> = []
    /// Types that were `@Observable` and are an `ObservableObject` now, by their names with what is around them.
    private(set) var observedByWrappers: Set<String> = []

    /// - Parameter others: types that people declare from now on.
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

    /// What can't be read was never generated: people's code doesn't count on it.
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
