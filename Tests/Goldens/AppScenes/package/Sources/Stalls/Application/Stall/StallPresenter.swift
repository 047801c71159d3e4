import StallsInterface
import ViperRuntime

extension StallPresenter: StallPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapTill() {
        view?.render(state)
    }

    func didTapHelp() {
        wireframe.showHelp()
    }
}
