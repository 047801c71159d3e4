import ProjectModel
import Templating

/// The app that shows a feature alone.
enum SandboxFiles {
    static let scenesShape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "feature": .text,
        "scenes": .list(["literal": .text, "scene": .text, "build": .text]),
    ]
    static let programShape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "feature": .text, "literal": .text,
    ]
    static let environmentShape: TemplateShape = ["imports": .list(.text)]

    /// Nothing for a feature without a sandbox.
    static func requests(for feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        guard feature.hasSandbox else { return [] }
        return [scenes(of: feature, in: context), program(of: feature, in: context), environment(of: feature, context)]
    }

    private static func scenes(of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.sandboxName)
        for module in [feature.name, feature.interfaceName, feature.supportName, "ViperRuntime", "ViperTesting"] {
            imports.add(module)
        }
        for scene in feature.scenes { imports.add(scene.parameters) }
        return .generated(
            "\(feature.sandboxSources)/Generated/\(feature.sandboxName)Scenes.swift",
            .sandboxScenes,
            from: feature.moduleSpec,
            [
                "imports": .list(imports.lines()),
                "feature": .text(feature.name),
                "scenes": .list(feature.scenes.map { value(of: $0, samples: context.samples) }),
            ]
        )
    }

    private static func value(of scene: Scene, samples: SampleValues) -> TemplateValue {
        let arguments = samples.arguments(for: scene.parameters) ?? []
        return [
            "literal": .text(scene.name.swiftLiteral),
            "scene": .text(scene.name),
            "build": .text(
                scene.output.viewController(
                    of: "environment.resolve(\(scene.descriptor)(\(arguments.joined(separator: ", "))))"
                )
            ),
        ]
    }

    private static func program(of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.sandboxName)
        for module in [feature.supportName, "ViperTesting"] { imports.add(module) }
        return .generated(
            "\(feature.sandboxSources)/Generated/\(feature.sandboxName)App.swift",
            .sandboxProgram,
            from: feature.moduleSpec,
            [
                "imports": .list(imports.lines()),
                "feature": .text(feature.name),
                "literal": .text(feature.name.swiftLiteral),
            ]
        )
    }

    private static func environment(of feature: Feature, _ context: GenerationContext) -> RenderRequest {
        .scaffold(
            "\(feature.sandboxSources)/StubbableEnvironment+Sandbox.swift",
            .sandboxEnvironment,
            from: feature.moduleSpec
        ) {
            var imports = context.imports(in: feature.sandboxName)
            let supports = MockedModule.all(in: context).first { $0.name == feature.name }?.supports ?? []
            // What the mocks are made of, so that their members can be set.
            for module in [context.core, feature.supportName, "ViperTesting"] + supports { imports.add(module) }
            return ["imports": .list(imports.lines())]
        }
    }
}

extension Feature {
    /// The program that shows the feature alone. For example: `RecipesSandbox`.
    var sandboxName: String { name + "Sandbox" }

    var sandboxSources: String { sources + "Sandbox" }
}
