extension LintFiles {
    /// Returns the components in core modules and in modules of views.
    ///
    /// - Parameter display: returns the path of a file in the target package as the user would write it.
    func components(of project: Project, _ display: (String) -> String) -> ProjectComponents {
        let own = modules.filter { [.core, .views].contains($0.module.role) }
        let sources = own.flatMap { module in
            let place = ComponentModule(name: module.module.name, folder: module.module.folder, tests: "")
            let designed = module.generated.filter { $0.hasPrefix("\(place.folder)/\(SourceFolder.designed)/") }
            return (module.sources + designed).compactMap { path -> ComponentSource? in
                guard let bytes = read(path), DeclaredComponent.mark.findsAny(in: bytes) else { return nil }
                return ComponentSource(module: place, path: path, display: display(path), bytes: bytes)
            }
        }
        return ProjectComponents(project, sources) { search in
            var cases: [String: [DeclaredEnums.Case]] = [:]
            for path in modules.filter({ $0.module.role != .tests }).flatMap(\.sources) {
                guard let bytes = read(path) else { continue }
                cases.merge(search.cases(in: bytes)) { first, _ in first }
            }
            return cases
        }
    }
}
