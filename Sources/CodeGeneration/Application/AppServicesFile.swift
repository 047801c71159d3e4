import ProjectModel
import Templating

/// Every service of the project as one protocol, which the app's environment has to fulfil.
enum AppServicesFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "app": .text,
        "services": .list(ServiceProperty.shape),
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services { imports.add(service.type, .public) }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "app": .text(project.app),
            "services": .list(project.services.map(ServiceProperty.value)),
        ]
    }
}
