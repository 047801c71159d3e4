import ViperRuntime
import WallsInterface

extension LabelPresenter: LabelPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTap() {
        view?.render(state)
    }
}
