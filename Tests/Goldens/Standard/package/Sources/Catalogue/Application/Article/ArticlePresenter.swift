import CatalogueInterface
import ViperRuntime

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
