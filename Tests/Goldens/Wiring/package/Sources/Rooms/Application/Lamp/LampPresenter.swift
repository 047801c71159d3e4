import RoomsInterface
import ViperRuntime

extension LampPresenter: LampPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapSwitch() {
        view?.render(state)
    }
}
