import ProjectModel
import TemplateCatalogue
import Templating

// The app that shows a feature alone.

/// The scenes that the app lists.
enum SandboxScenesFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "feature": .text,
        "scenes": .list(["literal": .text, "scene": .text, "build": .text]),
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.sandboxName)
        for module in [feature.name, feature.interfaceName, feature.supportName, "ViperRuntime", "ViperTesting"] {
            imports.add(module)
        }
        let scenes = feature.scenes.filter(\.style.hasParts)
        for scene in scenes { imports.add(scene.parameters) }
        return [
            "imports": .lines(imports.lines()),
            "feature": .text(feature.name),
            "scenes": .list(scenes.map { value(of: $0, samples: context.samples) }),
        ]
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
}

/// The program itself.
enum SandboxProgramFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "feature": .text, "literal": .text,
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.sandboxName)
        for module in [feature.supportName, "ViperTesting"] { imports.add(module) }
        return [
            "imports": .lines(imports.lines()),
            "feature": .text(feature.name),
            "literal": .text(feature.name.swiftLiteral),
        ]
    }
}

/// The scaffold of what the mocks answer in it.
enum SandboxEnvironmentFile: FileOfModule {
    static let shape: TemplateShape = ["imports": .list(.text)]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.sandboxName)
        let supports = MockedModule.all(in: context).first { $0.name == feature.name }?.supports ?? []
        // What the mocks are made of, so that their members can be set.
        for module in [context.core, feature.supportName, "ViperTesting"] + supports { imports.add(module) }
        return ["imports": .lines(imports.lines())]
    }
}

extension Feature {
    /// The program that shows the feature alone. For example: `RecipesSandbox`.
    var sandboxName: String { name + "Sandbox" }

    var sandboxSources: String { sources + "Sandbox" }
}
