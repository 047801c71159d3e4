/// The scaffold of an old screen's view builder.
enum LegacyViewBuilderFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.name }) { imports, place in
            let scene = place.scene
            imports.add(place.feature.interfaceName, place.access)
            imports.addNamespace(place.access)
            imports.add("ViperRuntime", place.access)
            // What it hands over is used by its members, which are seen where their modules are imported.
            imports.add(scene.parameters)
            for service in scene.services { imports.add(service.type) }
            // A class that no spec lists is one of the module itself.
            for name in scene.legacyClass?.names ?? [] {
                if let module = place.context.owners.listedModule(of: name) { imports.add(module) }
            }
        },
        .text("class", "the old screen's class") { oldClass(of: $0.scene) },
        .flag("isShared", "whether there is one of the old screen, for ever") { $0.scene.isShared },
        .text("screen", "what makes the old screen") { screen(of: $0.scene) },
        .text("result", "what is given for the descriptor") {
            let screen = $0.scene.hasWireframe ? "viewController" : screen(of: $0.scene)
            return $0.scene.isNavigationController ? screen : $0.scene.output.holding(screen)
        },
    ]

    private static func oldClass(of scene: Scene) -> String { scene.legacyClass?.text ?? "UIViewController" }

    private static func screen(of scene: Scene) -> String { scene.isShared ? "shared" : "\(oldClass(of: scene))()" }
}
