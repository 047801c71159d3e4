/// Generates the previews of the components in the target package's sources.
struct ModuleComponents {
    let project: Project
    let output: String
    /// The files that a design gives the package, which have components, too.
    var designed: DesignedFiles?

    /// Adds the previews and their tests to the generated files.
    ///
    /// - Returns: the components that can't be previewed, with their places in the sources.
    func add(to generated: inout GeneratedFiles) throws(RunFailure) -> [Diagnostic] {
        let found = try components()
        try rendering(try generated.addComponents(found.components, of: project))
        return found.diagnostics
    }

    func components() throws(RunFailure) -> ProjectComponents {
        var sources: [ComponentSource] = []
        let package = TargetPackage(output: output)
        for module in project.componentModules {
            let folder = SourceFolder(path: package.display(module.folder))
            let files = try sound(folder.files(jobs: Parallel.cores) { DeclaredComponent.mark.findsAny(in: $0) })
            sources += files.map { file in
                let path = "\(module.folder)/\(file.path)"
                return ComponentSource(module: module, path: path, display: package.display(path), bytes: file.bytes)
            }
        }
        if let designed, let module = project.componentModules.first(where: { $0.name == designed.module.name }) {
            sources += designed.sources.map { file in
                let place = package.display(file.path)
                return ComponentSource(module: module, path: file.path, display: place, bytes: file.contents)
            }
        }
        for component in project.unwrittenComponents.values.sorted(by: { $0.declared.name < $1.declared.name }) {
            guard let module = project.componentModules.first(where: { $0.name == component.module }) else { continue }
            let path = "\(module.folder)/UI/\(component.declared.name).swift"
            let place = package.display(path)
            var source = ComponentSource(module: module, path: path, display: place, bytes: [])
            source.unwritten = component
            sources.append(source)
        }
        return try ProjectComponents(project, sources, enumCases: enumCases)
    }

    private func enumCases(of search: EnumSearch) throws(RunFailure) -> [String: [DeclaredEnums.Case]] {
        let moved = SourceModules.all(of: project).filter { $0.role != .tests && !$0.folder.hasPrefix("Sources/") }
        let root = output.isEmpty ? "." : output
        return try sound(search.cases(inPackage: root, alsoIn: Set(moved.map(\.folder)).sorted()))
    }
}
