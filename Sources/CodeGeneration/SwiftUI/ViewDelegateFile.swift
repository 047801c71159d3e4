import ProjectModel
import Templating

/// The protocol through which a SwiftUI scene's view reports.
struct ViewDelegateFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.layer.module)
        imports.add(scene.controlEvents.flatMap(\.parameters), place.layer.importAccess)
        self.imports = imports
    }

    static let table: TemplateTable<ViewDelegateFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("events", "what the view reports", of: FunctionPhrases.requirements) { file in
            file.scene.controlEvents.map { $0.delegatePhrases(of: file.scene) }
        },
    ]
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
