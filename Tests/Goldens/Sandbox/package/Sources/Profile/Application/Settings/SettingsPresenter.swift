import ProfileInterface
import ViperRuntime

extension SettingsPresenter: SettingsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
