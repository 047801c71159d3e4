import BooksInterface
import ViperRuntime

@MainActor
final class BookDetailsPresenter: ScenePresenter {
    weak var view: (any BookDetailsViewProtocol)?
    let tasks = SceneTasks()
    private(set) var state: BookDetailsState
    private let descriptor: ViewDescriptor.BookDetailsDescriptor
    private let wireframe: any BookDetailsWireframeProtocol

    init(
        descriptor: ViewDescriptor.BookDetailsDescriptor,
        wireframe: any BookDetailsWireframeProtocol
    ) {
        self.descriptor = descriptor
        self.wireframe = wireframe
        state = BookDetailsState(bookID: descriptor.bookID)
    }

    func update(_ change: (inout BookDetailsState) -> Void) {
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BookDetailsPresenter: BookDetailsPresenterProtocol {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didTapShelf() {
        wireframe.showShelf()
    }
}
