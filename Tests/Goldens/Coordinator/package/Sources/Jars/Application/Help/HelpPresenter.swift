import JarsInterface
import ViperRuntime

extension HelpPresenter: HelpPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapJars() {
        wireframe.showJars()
    }
}
