import ViperRuntime

@MainActor
final class DishNoteWireframe {
    private weak var viewController: UIViewController?
    private let environment: any DishNoteEnvironment

    init(
        viewController: UIViewController,
        environment: any DishNoteEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension DishNoteWireframe: DishNoteWireframeContract {}
