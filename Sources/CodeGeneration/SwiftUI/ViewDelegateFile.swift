import ProjectModel
import Templating

/// The protocol through which a SwiftUI scene's view reports.
enum ViewDelegateFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "access": .text,
        "events": .requirements,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let layer = ViewLayer(scene: scene, feature: feature)
        var imports = context.imports(in: layer.module)
        imports.add(scene.controlEvents.flatMap(\.parameters), layer.importAccess)
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "access": .text(layer.access),
            "events": .requirements(scene.controlEvents.map { $0.delegatePhrases(of: scene) }),
        ]
    }
}

extension Event {
    /// The delegate's method: the view's name, then what happened. For example: `kaimonoCartViewDidTapOrderButton`.
    func delegateMethod(of scene: Scene) -> String {
        "\(scene.name.lowerCamelCase)View\(name.upperCamelCase)"
    }

    func delegatePhrases(of scene: Scene) -> FunctionPhrases {
        FunctionPhrases(name: delegateMethod(of: scene), parameters: parameters)
    }
}
