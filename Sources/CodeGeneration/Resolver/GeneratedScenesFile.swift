import ProjectModel
import Templating

/// What a resolver of the team's own asks before it looks among its own scenes.
enum GeneratedScenesFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "environment": .text,
        "protocol": .text,
        "features": .list(.text),
        "scenes": .list(["descriptor": .text, "viewController": .text]),
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        let features = project.features.filter { !$0.scenes.isEmpty }
        var imports = context.imports(in: project.app)
        imports.add("ViperRuntime", .public)
        imports.add(project.environment, .public)
        imports.addDescriptorProtocol(.public)
        for feature in features { imports.add(feature.interfaceName) }
        return [
            "imports": .lines(imports.lines()),
            "environment": .text(project.environment.name),
            "protocol": .text(project.descriptors.conformance),
            "features": .lines(features.filter { !$0.enumeratedScenes.isEmpty }.map(\.name)),
            "scenes": .list(
                features.flatMap(\.scenes).filter(\.isResolvedAlone).map {
                    [
                        "descriptor": .text($0.descriptor),
                        "viewController": .text($0.output.viewController(of: "resolve(descriptor)")),
                    ]
                }
            ),
        ]
    }
}
