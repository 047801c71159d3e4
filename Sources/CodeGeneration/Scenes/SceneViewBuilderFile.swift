import ProjectModel
import SpecReading
import Templating

/// The door of a scene.
enum SceneViewBuilderFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "scene": .text, "namespace": .text, "output": .text,
        "isLazy": .flag,
        "viewController": .code, "arguments": .list(.text), "result": .text,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName, .public)
        imports.addNamespace(.public)
        imports.add("ViperRuntime", .public)
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "output": .text(scene.output.rawValue),
            // SwiftUI makes such a view again and again; the scene is built when it is shown.
            "isLazy": .flag(scene.output == .embeddedScene),
            "viewController": .code(viewController(of: scene, in: feature)),
            "arguments": .lines(arguments(of: scene)),
            "result": .text(
                scene.output == .embeddedScene ? "viewController" : scene.output.holding("viewController")
            ),
        ]
    }

    private static func viewController(of scene: Scene, in feature: Feature) -> [TemplateCode] {
        let type = "\(scene.name)ViewController"
        let plain = scene.makeViewController(with: "environment")
        guard scene.view == .storyboard else { return ["let viewController = \(plain)"] }
        let coded = scene.viewEnvironment == nil ? "coder: coder" : "coder: coder, environment: environment"
        let storyboard = [scene.nibName.swiftLiteral, "in: .\(feature.resourcesAccessor)"].joined(separator: ", ")
        return [
            "let viewController =", "    UIStoryboard.initialViewController(of: \(storyboard)) { coder in",
            "        \(type)(\(coded))", "    } ?? \(plain)",
        ]
    }

    /// What the presenter is made of.
    private static func arguments(of scene: Scene) -> [String] {
        ["descriptor: descriptor", "view: viewController"]
            + (scene.hasInteractor ? ["interactor: \(scene.name)Interactor(environment: environment)"] : [])
            + (scene.hasWireframe
                ? ["wireframe: \(scene.name)Wireframe(viewController: viewController, environment: environment)"] : [])
    }
}
