import BooksInterface
import ViperRuntime

@MainActor
final class BookListPresenter {
    private weak var view: (any BookListViewContract)?
    private let descriptor: ViewDescriptor.BookListDescriptor
    private(set) var state: BookListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BookListDescriptor,
        view: any BookListViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = BookListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BookListState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension BookListPresenter: BookListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
