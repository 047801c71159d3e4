import NotesInterface
import ViperRuntime

@MainActor
final class NoteListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any NoteListEnvironment

    init(
        viewController: UIViewController,
        environment: any NoteListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension NoteListWireframe: NoteListWireframeContract {
    func showNote(index: Int) {
        let descriptor = ViewDescriptor.NoteDescriptor(index: index)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
