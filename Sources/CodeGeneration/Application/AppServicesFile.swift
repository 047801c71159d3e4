import ProjectModel
import Templating

/// Every service of the project as one protocol, which the app's environment has to fulfil.
enum AppServicesFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "app": .text,
        "services": .list(ServiceProperty.shape),
    ]

    static func request(in context: GenerationContext) -> RenderRequest {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services { imports.add(service.type, .public) }
        return .generated(
            "Sources/\(project.app)/Generated/\(project.app)Services.swift",
            .appServices,
            from: project.specPath,
            [
                "imports": .list(imports.lines()),
                "hasImports": .flag(!imports.isEmpty),
                "app": .text(project.app),
                "services": .list(project.services.map(ServiceProperty.value)),
            ]
        )
    }
}
