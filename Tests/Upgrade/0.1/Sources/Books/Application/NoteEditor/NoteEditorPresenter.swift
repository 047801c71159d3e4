import BooksInterface
import ViperRuntime

@MainActor
final class NoteEditorPresenter {
    private weak var view: (any NoteEditorViewContract)?
    private let wireframe: any NoteEditorWireframeContract
    private let descriptor: ViewDescriptor.NoteEditorDescriptor
    private(set) var state: NoteEditorState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.NoteEditorDescriptor,
        view: any NoteEditorViewContract,
        wireframe: any NoteEditorWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = NoteEditorState(startingFrom: descriptor)
    }

    private func update(_ change: (inout NoteEditorState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension NoteEditorPresenter: NoteEditorPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeText(text: String) {
        update {
            $0.text = text
            $0.isSaveEnabled = !text.isEmpty
        }
    }

    func didTapSave() {
        descriptor.onSave(state.text)
        wireframe.showClose()
    }

    func didTapCancel() {
        wireframe.showClose()
    }
}
