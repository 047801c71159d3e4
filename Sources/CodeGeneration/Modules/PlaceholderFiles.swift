import ProjectModel
import Templating

/// A file for each module that would otherwise have none: SwiftPM builds no empty target.
enum PlaceholderFiles {
    static let shape: TemplateShape = ["specPath": .text, "module": .text, "summary": .list(.text)]

    static func requests(in context: GenerationContext) -> [RenderRequest] {
        let project = context.project
        let cores = project.coreModules.map {
            request(module: $0.name, in: $0.sources, summary: $0.summary, from: $0.specPath)
        }
        let features = project.features.filter { $0.scenes.isEmpty && $0.useCases.isEmpty }.flatMap {
            [
                request(module: $0.name, in: $0.sources, summary: $0.summary, from: $0.moduleSpec),
                request(module: $0.interfaceName, in: $0.interfaceSources, summary: nil, from: $0.moduleSpec),
            ]
        }
        let environments = Set(project.stubbedFeatures.map(\.name))
        let support = MockedModule.all(of: project).filter { !environments.contains($0.name) }.map {
            request(
                module: $0.supportName,
                in: $0.supportSources,
                summary: "Mocks of the protocols of \($0.name).",
                from: project.specPath
            )
        }
        return cores + features + support
    }

    private static func request(
        module: String,
        in sources: String,
        summary: String?,
        from specPath: String
    ) -> RenderRequest {
        .generated(
            "\(sources)/Generated/\(module).swift",
            .modulePlaceholder,
            from: specPath,
            ["module": .text(module), "summary": summary.documentationLines]
        )
    }
}
