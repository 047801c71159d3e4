/// The protocol of all the project's services, which the app's environment has to conform to.
enum AppServicesFile {
    static let table: TemplateTable<GenerationContext> = [
        .imports { imports(of: $0).lines() },
        .hasImports { imports(of: $0) },
        .list("services", "the project's services", of: ServiceProperty.table) { $0.project.lastingServices },
        .text("windowState", "the enum of the app's states; empty for an app that always shows the same") {
            $0.project.entrance.states.isEmpty ? "" : $0.project.windowStateName
        },
    ]

    private static func imports(of context: GenerationContext) -> ImportList {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.lastingServices { imports.add(service.type, .public) }
        imports.add(project.environment, .public)
        if !project.entrance.states.isEmpty { imports.add("ViperRuntime", .public) }
        return imports
    }
}
