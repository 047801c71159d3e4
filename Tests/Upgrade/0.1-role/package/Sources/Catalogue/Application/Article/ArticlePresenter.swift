import CatalogueInterface
import ViperRuntime

@MainActor
final class ArticlePresenter {
    private weak var view: (any ArticleViewContract)?
    private let interactor: any ArticleInteractorContract
    private let wireframe: any ArticleWireframeContract
    private let descriptor: ViewDescriptor.ArticleDescriptor
    private(set) var state: ArticleState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ArticleDescriptor,
        view: any ArticleViewContract,
        interactor: any ArticleInteractorContract,
        wireframe: any ArticleWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = ArticleState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ArticleState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ArticlePresenter: ArticlePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeAmount(amount: Int) {
        update { $0.amount = amount }
    }

    func `switch`(in: Int, where: String) {
        view?.render(state)
    }

    func didTapBuy(then: @escaping @MainActor (Result<Int, any Error>) -> Void) {
        view?.render(state)
    }
}
