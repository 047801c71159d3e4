/// The properties of a team's own environment that replace the app's implementations of services.
struct CoveredServices {
    let project: Project

    /// Records the properties that scaffolds of services give way to.
    func mark(in declarations: inout [GeneratedFiles.TypeDeclaration]) {
        let environment = project.environment
        guard environment.isTeams else { return }
        let modules = SourceModules.all(of: project)
        guard let module = modules.first(where: { $0.name == environment.module }) else { return }
        let users = modules.filter { $0.name == project.app || $0.dependencies.contains(project.app) }.map(\.folder)
        // Services may share a protocol, and then what stands behind it.
        let services = Dictionary(
            grouping: project.services.filter { $0.defaultValue == nil },
            by: \.implementationName
        )
        for position in declarations.indices {
            declarations[position].substitutes = (services[declarations[position].type] ?? []).map { service in
                GeneratedFiles.Property(name: service.name, type: environment.name, folder: module.folder)
            }
            declarations[position].users = users
        }
    }
}
