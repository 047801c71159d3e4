import ViperRuntime

@MainActor
final class RecipeEditorWireframe {
    private weak var viewController: UIViewController?
    private let environment: any RecipeEditorWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any RecipeEditorWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension RecipeEditorWireframe: RecipeEditorWireframeContract {
    func showClose() {
        viewController?.dismiss(animated: true)
    }
}
