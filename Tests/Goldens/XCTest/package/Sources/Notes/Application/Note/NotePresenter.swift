import NotesInterface
import ViperRuntime

@MainActor
final class NotePresenter {
    private weak var view: (any NoteViewContract)?
    private let descriptor: ViewDescriptor.NoteDescriptor
    private(set) var state: NoteState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.NoteDescriptor,
        view: any NoteViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = NoteState(startingFrom: descriptor)
    }

    private func update(_ change: (inout NoteState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension NotePresenter: NotePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeText(text: String) {
        update { $0.text = text }
    }
}
