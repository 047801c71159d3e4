import ThingsInterface
import ViperRuntime

extension ThingPresenter: ThingPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapGadget() {
        view?.render(state)
    }

    func didTapHelp() {
        wireframe.showHelp()
    }

    func didTapManual() {
        wireframe.showManual()
    }
}
