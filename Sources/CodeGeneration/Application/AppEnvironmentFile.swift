import ProjectModel
import SwiftReading
import Templating

/// The scaffold of the app's environment.
enum AppEnvironmentFile {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "hasImports": .flag,
        "hasServices": .flag,
        "services": .list(["name": .text, "type": .text, "member": .text, "value": .text]),
        "initializer": .list(.text),
    ]

    static func request(in context: GenerationContext) -> RenderRequest {
        .scaffold(
            "Sources/\(context.project.app)/AppEnvironment.swift",
            .appEnvironment,
            from: context.project.specPath
        ) {
            values(in: context)
        }
    }

    private static func values(in context: GenerationContext) -> TemplateFields<TemplateValue> {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services {
            imports.add(service.type, .public)
            if let value = service.defaultValue { imports.add(value, .public) }
        }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "hasServices": .flag(!project.services.isEmpty),
            "services": .list(project.services.map(property)),
            "initializer": .list(
                Layout.list(
                    "public init(",
                    project.services.map(parameter),
                    ") {",
                    indentation: 4
                ).map { .text($0) }
            ),
        ]
    }

    private static func property(_ service: Service) -> TemplateValue {
        [
            "name": .text(service.name.spelled(.declaration)),
            "type": .text(service.propertyType),
            "member": .text(service.name.spelled(.member)),
            "value": .text(service.name.spelled(.local)),
        ]
    }

    private static func parameter(_ service: Service) -> String {
        let value = service.defaultValue?.text ?? "\(service.implementationName)()"
        return "\(service.name.spelled(.parameterLabel)): \(service.propertyType) = \(value)"
    }
}
