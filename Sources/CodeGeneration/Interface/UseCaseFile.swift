import ProjectModel
import Templating

/// A use case's protocol, descriptor and resolver.
enum UseCaseFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "summary": .list(.text),
        "feature": .text,
        "useCase": .text,
        "methods": .requirements,
    ]

    static func path(of useCase: UseCase, in feature: Feature) -> String {
        "\(feature.interfaceSources)/Generated/\(useCase.name)UseCase.swift"
    }

    static func request(for useCase: UseCase, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.add(useCase.methods, .public)
        return .generated(
            path(of: useCase, in: feature),
            .useCase,
            from: feature.moduleSpec,
            [
                "imports": .list(imports.lines()),
                "summary": useCase.summary.documentationLines,
                "feature": .text(feature.name),
                "useCase": .text(useCase.name),
                "methods": .requirements(useCase.methods.map(FunctionPhrases.init)),
            ]
        )
    }
}
