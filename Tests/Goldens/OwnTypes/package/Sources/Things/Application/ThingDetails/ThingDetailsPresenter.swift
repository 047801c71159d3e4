import ThingsInterface
import ViperRuntime

extension ThingDetailsPresenter: ThingDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
