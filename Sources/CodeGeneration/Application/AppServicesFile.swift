import ProjectModel
import Templating

/// Every service of the project as one protocol, which the app's environment has to fulfil.
enum AppServicesFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "environment": .text,
        "objects": .text,
        "app": .text,
        "services": .list(ServiceProperty.table.shape),
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services { imports.add(service.type, .public) }
        imports.add(project.environment, .public)
        return [
            "imports": .lines(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "environment": .text(project.environment.name),
            "objects": .text(project.environment.objects),
            "app": .text(project.app),
            "services": .list(project.services.map(ServiceProperty.table.value)),
        ]
    }
}
