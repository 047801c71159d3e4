import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The scaffold of the door to an old screen.
enum LegacyViewBuilderFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text), "scene": .text, "namespace": .text, "class": .text,
        "isShared": .flag, "hasWireframe": .flag, "screen": .text, "output": .text, "result": .text,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName, .public)
        imports.addNamespace(.public)
        imports.add("ViperRuntime", .public)
        // What it hands over is used by its members, which are seen where their modules are imported.
        imports.add(scene.parameters)
        for service in scene.services { imports.add(service.type) }
        // A class that no spec lists is one of the module itself.
        for name in scene.legacyClass?.names ?? [] {
            if let module = context.owners.listedModule(of: name) { imports.add(module) }
        }
        let legacyClass = scene.legacyClass?.text ?? "UIViewController"
        let screen = scene.isShared ? "shared" : "\(legacyClass)()"
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "class": .text(legacyClass),
            "output": .text(scene.output.rawValue),
            "isShared": .flag(scene.isShared),
            "hasWireframe": .flag(scene.hasWireframe),
            "screen": .text(screen),
            "result": .text(scene.output.holding(scene.hasWireframe ? "viewController" : screen)),
        ]
    }
}
