import BooksInterface
import ViperRuntime

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
