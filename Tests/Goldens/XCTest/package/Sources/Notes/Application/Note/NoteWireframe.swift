import ViperRuntime

@MainActor
final class NoteWireframe {
    private weak var viewController: UIViewController?
    private let environment: any NoteEnvironment

    init(
        viewController: UIViewController,
        environment: any NoteEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension NoteWireframe: NoteWireframeContract {}
