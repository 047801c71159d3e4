import BooksInterface
import ViperRuntime

@MainActor
final class BookListPresenter {
    private weak var view: (any BookListViewContract)?
    private let wireframe: any BookListWireframeContract
    private let descriptor: ViewDescriptor.BookListDescriptor
    private(set) var state: BookListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BookListDescriptor,
        view: any BookListViewContract,
        wireframe: any BookListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = BookListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BookListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BookListPresenter: BookListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
