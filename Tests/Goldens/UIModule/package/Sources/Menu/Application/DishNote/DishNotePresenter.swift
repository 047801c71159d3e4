import Foundation
import MenuInterface
import ViperRuntime

@MainActor
final class DishNotePresenter {
    private weak var view: (any DishNoteViewContract)?
    private let descriptor: ViewDescriptor.DishNoteDescriptor
    private(set) var state: DishNoteState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.DishNoteDescriptor,
        view: any DishNoteViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = DishNoteState(startingFrom: descriptor)
    }

    private func update(_ change: (inout DishNoteState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

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
