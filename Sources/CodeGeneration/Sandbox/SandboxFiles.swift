// The app that shows a feature alone.

/// The scenes that the sandbox lists.
struct SandboxScenesFile: Sendable {
    private let place: ModulePlace
    private var feature: Feature { place.feature }

    init(_ place: ModulePlace) {
        self.place = place
    }

    static let table: TemplateTable<SandboxScenesFile> = [
        .imports { $0.imports.lines() },
        .list("scenes", "the scenes that it lists", of: scene) { file in
            file.scenes.map { ($0, file.place.context.samples) }
        },
    ]

    private static let scene: TemplateTable<(Scene, SampleValues)> = [
        .text("name", "the scene's name as a string literal") { scene, _ in scene.name.swiftLiteral },
        .text("scene", "the scene's name") { scene, _ in scene.name },
        .text("build", "what builds the scene of samples") { scene, samples in
            let arguments = samples.arguments(for: scene.parameters) ?? []
            return scene.output.viewController(
                of: "environment.resolve(\(scene.descriptor)(\(arguments.joined(separator: ", "))))"
            )
        },
    ]

    private var scenes: [Scene] { feature.scenes.filter(\.style.isEmitted) }

    private var imports: ImportList {
        var imports = place.context.imports(in: feature.sandboxName)
        for module in [feature.name, feature.interfaceName, feature.supportName, "ViperRuntime", "ViperTesting"] {
            imports.add(module)
        }
        for scene in scenes { imports.add(scene.parameters) }
        return imports
    }
}

extension ModulePlace {
    /// The imports of the sandbox's program.
    var importsOfSandboxProgram: ImportList {
        var imports = context.imports(in: feature.sandboxName)
        for module in [feature.supportName, "ViperTesting"] { imports.add(module) }
        return imports
    }

    /// The imports of the scaffold with the mocks' answers.
    var importsOfSandboxEnvironment: ImportList {
        var imports = context.imports(in: feature.sandboxName)
        let supports = MockedModule.all(in: context).first { $0.name == feature.name }?.supports ?? []
        // What the mocks are made of, so that their members can be set.
        for module in [context.core, feature.supportName, "ViperTesting"] + supports { imports.add(module) }
        return imports
    }
}

extension Feature {
    /// The program that shows the feature alone. For example: `RecipesSandbox`.
    var sandboxName: String { name + "Sandbox" }

    var sandboxSources: String { sources + "Sandbox" }
}
