import ProjectModel
import Templating

/// A use case's protocol, descriptor and resolver.
enum UseCaseFile: FileOfUseCase {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "summary": .list(.text),
        "feature": .text,
        "useCase": .text,
        "objects": .text,
        "runtimeProtocol": .text,
        "methods": .requirements,
    ]

    static func values(for useCase: UseCase, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.add(useCase.methods, .public)
        return [
            "imports": .lines(imports.lines()),
            "summary": useCase.summary.documentationLines,
            "feature": .text(feature.name),
            "useCase": .text(useCase.name),
            "objects": .text(context.project.environment.objects),
            "runtimeProtocol": .text(context.project.descriptors.runtimeProtocol),
            "methods": .requirements(useCase.methods.map(FunctionPhrases.init)),
        ]
    }
}
