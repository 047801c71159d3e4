import ProfileInterface
import ViperRuntime

extension BadgePresenter: BadgePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
