import ShoppingInterface
import ViperRuntime

extension CartPresenter: CartPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapOrder() {
        view?.render(state)
    }

    func didTapTerms() {
        wireframe.showTerms()
    }
}
