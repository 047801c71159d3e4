// The app that shows a feature alone.

/// The scenes that the sandbox lists.
enum SandboxScenesFile {
    static let table: TemplateTable<ModulePlace> = [
        .importing(in: { $0.feature.sandboxName }) { imports, place in
            let feature = place.feature
            for module in [feature.name, feature.interfaceName, feature.supportName, "ViperRuntime", "ViperTesting"] {
                imports.add(module)
            }
            for scene in scenes(of: place) { imports.add(scene.parameters) }
        },
        .list("scenes", "the scenes that it lists", of: scene) { place in
            scenes(of: place).map { ($0, place.context.samples) }
        },
    ]

    private static let scene: TemplateTable<(Scene, SampleValues)> = [
        .code("call", "the beginning of the call that lists the scene") { scene, _ in
            var arguments = ["name: \(scene.name.swiftLiteral)"]
            if !scene.previews.isEmpty { arguments.append("states: \(shown("displayStates", by: scene))") }
            if scene.hasShownRoutes { arguments.append("routes: \(shown("routes", by: scene))") }
            return [.phrase("SandboxScene(", arguments, ") {")]
        },
        .text("build", "what builds the scene of samples") { scene, samples in
            let arguments = samples.arguments(for: scene.parameters) ?? []
            return scene.output.viewController(
                of: "environment.resolve(\(scene.descriptor)(\(arguments.joined(separator: ", "))))"
            )
        },
    ]

    private static func shown(_ function: String, by scene: Scene) -> String {
        "\(scene.name)ViewBuilder.\(function)(environment: environment)"
    }

    private static func scenes(of place: ModulePlace) -> [Scene] { place.feature.scenes.filter(\.style.isEmitted) }
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
