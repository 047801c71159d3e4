import NotesInterface
import ViperRuntime

extension NotePresenter: NotePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeText(text: String) {
        update { $0.text = text }
    }
}
