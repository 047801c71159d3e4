/// The scaffold of an old screen's view builder.
struct LegacyViewBuilderFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
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
        self.imports = imports
    }

    static let table: TemplateTable<LegacyViewBuilderFile> = [
        .imports { $0.imports.lines() },
        .text("class", "the old screen's class") { $0.legacyClass },
        .flag("isShared", "whether there is one of the old screen, for ever") { $0.scene.isShared },
        .text("screen", "what makes the old screen") { $0.screen },
        .text("result", "what is given for the descriptor") {
            let screen = $0.scene.hasWireframe ? "viewController" : $0.screen
            return $0.scene.isNavigationController ? screen : $0.scene.output.holding(screen)
        },
    ]

    private var legacyClass: String { scene.legacyClass?.text ?? "UIViewController" }

    private var screen: String { scene.isShared ? "shared" : "\(legacyClass)()" }
}
