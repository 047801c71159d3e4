import TeasInterface
import ViperRuntime

extension AboutPresenter: AboutPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapMenu() {
        wireframe.showMenu()
    }
}
