import SwiftReading

/// The names that the sources of a module give to others.
struct ModuleNames {
    /// Types at the top level, and those that extend a type of another module.
    private(set) var types: Set<String> = []
    /// Functions and variables at the top level, and members that extend a type of another module: it can't be seen whose
    /// such a name is where it is used.
    private(set) var others: Set<String> = []

    /// - Parameter others: that are known to come with the module.
    init(_ sources: [DeclaredNames], others: Set<String> = []) {
        let own = Set(sources.flatMap { $0.types.map(\.name) })
        for source in sources {
            types.formUnion(source.types.lazy.filter { !own.contains($0.owner) }.map(\.name))
            self.others.formUnion(source.members.lazy.filter { !own.contains($0.owner) }.map(\.name))
            self.others.formUnion(source.globals)
        }
        self.others.formUnion(others)
    }

    var all: Set<String> { types.union(others) }
}
