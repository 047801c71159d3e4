import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a use case's implementation.
enum DefaultUseCaseFile: FileOfUseCase {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "useCase": .text,
        "hasServices": .flag,
        "services": .list(["name": .text, "type": .text]),
        "methods": .list(WrittenFunction.table.shape),
    ]

    static func values(for useCase: UseCase, of feature: Feature, in context: GenerationContext) -> Values {
        let type = "Default\(useCase.name)UseCase"
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        imports.add(feature.interfaceName)
        imports.add(useCase.methods)
        for service in useCase.services { imports.add(service.type) }
        return [
            "imports": .lines(imports.lines()),
            "useCase": .text(useCase.name),
            "hasServices": .flag(!useCase.services.isEmpty),
            "services": .list(
                useCase.services.map {
                    ["name": .text($0.name.spelled(.declaration)), "type": .text($0.propertyType)]
                }
            ),
            "methods": .list(
                useCase.methods.map {
                    WrittenFunction.table.value(
                        of: MethodStub.function($0, in: type, samples: context.samples.offMainActor)
                    )
                }
            ),
        ]
    }
}
