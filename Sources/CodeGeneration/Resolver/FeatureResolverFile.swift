import ProjectModel
import SwiftReading
import Templating

/// The app's side of a feature: its resolver's switch, and the environments of its scenes.
enum FeatureResolverFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasEnvironments": .flag,
        "environments": .list(.text),
        "feature": .text,
        "hasScenes": .flag,
        "scenes": .list(["case": .text, "build": .text]),
        "ownScenes": .list(["scene": .text, "output": .text, "build": .text]),
        "useCases": .list(.text),
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: context.project.app)
        imports.add("ViperRuntime", .public)
        imports.add(feature.interfaceName, .public)
        imports.add(feature.name, .public)
        let environments =
            feature.sceneEnvironments + feature.useCases.map { "\($0.name)UseCaseEnvironment" }
        return [
            "imports": .list(imports.lines()),
            "hasEnvironments": .flag(!environments.isEmpty),
            "environments": .lines(environments),
            "feature": .text(feature.name),
            "hasScenes": .flag(!feature.enumeratedScenes.isEmpty),
            "scenes": .list(
                feature.enumeratedScenes.map {
                    ["case": .text($0.caseName.spelled(.member)), "build": .text($0.buildCall)]
                }
            ),
            "ownScenes": .list(
                feature.scenes.filter(\.isResolvedAlone).map {
                    ["scene": .text($0.name), "output": .text($0.output.rawValue), "build": .text($0.buildCall)]
                }
            ),
            "useCases": .list(feature.useCases.map { .text($0.name) }),
        ]
    }
}

extension Scene {
    /// How the app builds it: at its door, or as the variant that the flags name.
    fileprivate var buildCall: String {
        variants.isEmpty ? doorCall : "build(descriptor, as: variant(of: descriptor))"
    }
}
