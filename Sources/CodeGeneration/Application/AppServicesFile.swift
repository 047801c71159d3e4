/// The protocol of all the project's services, which the app's environment has to conform to.
struct AppServicesFile: Sendable {
    private let project: Project
    private let imports: ImportList

    init(_ context: GenerationContext) {
        project = context.project
        var imports = context.imports(in: project.app)
        for service in project.lastingServices { imports.add(service.type, .public) }
        imports.add(project.environment, .public)
        if !project.entrance.states.isEmpty { imports.add("ViperRuntime", .public) }
        self.imports = imports
    }

    static let table: TemplateTable<AppServicesFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("services", "the project's services", of: ServiceProperty.table) { $0.project.lastingServices },
        .text("windowState", "the enum of the app's states; empty for an app that always shows the same") {
            $0.project.entrance.states.isEmpty ? "" : $0.project.windowStateName
        },
    ]
}
