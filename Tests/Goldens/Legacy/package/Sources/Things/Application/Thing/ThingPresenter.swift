import ThingsInterface
import ViperRuntime

extension ThingPresenter: ThingPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapSettings() {
        wireframe.showSettings()
    }

    func didTapProfile() {
        view?.render(state)
    }
}
