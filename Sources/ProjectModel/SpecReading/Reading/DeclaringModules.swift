/// Which modules declare types, as far as their sources say so; also types that are nested in an extension.
public struct DeclaringModules {
    /// Each with the folder of its sources.
    private let modules: [(name: String, folder: String)]

    public init(_ modules: [(name: String, folder: String)]) {
        self.modules = modules
    }

    /// By the name of the type; the first module counts that declares it. What can't be read is for others to tell.
    public func modules(of types: Set<String>) -> [String: String] {
        guard !types.isEmpty else { return [:] }
        let search = DeclarationSearch(types)
        var found: [String: String] = [:]
        for module in modules {
            for file in SourceFolder(path: module.folder).files(where: { search.mayFind(in: $0) }).files {
                for type in types.intersection(DeclarationSearch.declaredNames(in: file.bytes)) where found[type] == nil
                {
                    found[type] = module.name
                }
            }
        }
        return found
    }
}
