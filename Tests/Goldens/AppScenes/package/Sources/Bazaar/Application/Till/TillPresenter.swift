import BazaarInterface
import ViperRuntime

extension TillPresenter: TillPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapTerms() {
        wireframe.showTerms()
    }

    func didTapBack() {
        view?.render(state)
    }
}
