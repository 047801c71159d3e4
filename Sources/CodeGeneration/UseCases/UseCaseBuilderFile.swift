import ProjectModel
import SwiftReading
import Templating

/// The door of a use case and what it may reach.
enum UseCaseBuilderFile: FileOfUseCase {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "useCase": .text,
        "objects": .text,
        "services": .list(ServiceProperty.table.shape),
        "arguments": .text,
    ]

    static func values(for useCase: UseCase, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime", .public)
        imports.add(feature.interfaceName, .public)
        for service in useCase.services { imports.add(service.type, .public) }
        return [
            "imports": .lines(imports.lines()),
            "useCase": .text(useCase.name),
            "objects": .text(context.project.environment.objects),
            "services": .list(useCase.services.map(ServiceProperty.table.value)),
            "arguments": .text(
                useCase.services.map {
                    "\($0.name.spelled(.argumentLabel)): environment.\($0.name.spelled(.member))"
                }.joined(separator: ", ")
            ),
        ]
    }
}
