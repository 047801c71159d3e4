/// The names that a module's sources declare for others.
struct ModuleNames {
    /// The types at the top level, and those nested in types of other modules.
    private(set) var types: Set<String> = []
    /// The functions and variables at the top level, and the members that extend types of other modules. A use of
    /// such a name doesn't show its module.
    private(set) var others: Set<String> = []

    /// - Parameter others: further names that are known to come with the module.
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
