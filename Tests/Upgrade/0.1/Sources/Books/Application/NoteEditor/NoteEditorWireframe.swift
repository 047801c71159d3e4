import ViperRuntime

@MainActor
final class NoteEditorWireframe {
    private weak var viewController: UIViewController?
    private let environment: any NoteEditorEnvironment

    init(
        viewController: UIViewController,
        environment: any NoteEditorEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension NoteEditorWireframe: NoteEditorWireframeContract {
    func showClose() {
        viewController?.dismiss(animated: true)
    }
}
