import ProjectModel
import SpecReading
import Templating

/// The door of a scene.
struct SceneViewBuilderFile: Sendable {
    private let place: ScenePlace
    private let imports: ImportList

    init(_ place: ScenePlace) {
        var imports = place.context.imports(in: place.feature.name)
        imports.add(place.feature.interfaceName, .public)
        imports.addNamespace(.public)
        imports.add("ViperRuntime", .public)
        self.place = place
        self.imports = imports
    }

    static let table: TemplateTable<SceneViewBuilderFile> = [
        .imports { $0.imports.lines() },
        // SwiftUI makes such a view again and again.
        .flag("isLazy", "whether the scene is built when it is shown") { $0.place.scene.output == .embeddedScene },
        .code("wireframe", "what makes the wireframe, where it comes before the view controller") {
            wireframe(of: $0.place.scene)
        },
        .code("viewController", "what makes the view controller") {
            viewController(of: $0.place.scene, in: $0.place.feature)
        },
        .texts("arguments", "what the presenter is made of") { arguments(of: $0.place.scene) },
        .text("result", "what is given for the descriptor") {
            let output = $0.place.scene.output
            return output == .embeddedScene ? "viewController" : output.holding("viewController")
        },
    ]

    private static func viewController(of scene: Scene, in feature: Feature) -> [TemplateCode] {
        let type = "\(scene.name)ViewController"
        let plain = scene.makeViewController(presenter: "presenter", environment: "environment")
        guard scene.view == .storyboard else { return ["let viewController = \(plain)"] }
        let coded = ["coder: coder"] + scene.viewControllerArguments("presenter", "environment")
        let storyboard = [scene.nibName.swiftLiteral, "in: .\(feature.resourcesAccessor)"].joined(separator: ", ")
        return [
            "let viewController =", "    UIStoryboard.initialViewController(of: \(storyboard)) { coder in",
            "        \(type)(\(coded.joined(separator: ", ")))", "    } ?? \(plain)",
        ]
    }

    /// Where it is made first, since the presenter that it is handed to is there before the screen.
    private static func wireframe(of scene: Scene) -> [TemplateCode] {
        guard scene.isMadeWithPresenter, scene.hasWireframe else { return [] }
        return ["let wireframe = \(scene.name)Wireframe(environment: environment)"]
    }

    /// What the presenter is made of.
    private static func arguments(of scene: Scene) -> [String] {
        let interactor = scene.hasInteractor ? ["interactor: \(scene.name)Interactor(environment: environment)"] : []
        if scene.isMadeWithPresenter {
            return ["descriptor: descriptor"] + interactor + (scene.hasWireframe ? ["wireframe: wireframe"] : [])
        }
        let wireframe = "wireframe: \(scene.name)Wireframe(viewController: viewController, environment: environment)"
        return ["descriptor: descriptor", "view: viewController"] + interactor + (scene.hasWireframe ? [wireframe] : [])
    }
}
