import Foundation
import MenuInterface
import ViperRuntime

extension DishNotePresenter: DishNotePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeNote(note: String) {
        update { $0.note = note }
    }

    func didOpen(url: URL) {
        view?.render(state)
    }
}
