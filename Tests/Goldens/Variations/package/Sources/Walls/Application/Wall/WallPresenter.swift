import ViperRuntime
import WallsInterface

extension WallPresenter: WallPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapPicture() {
        view?.render(state)
    }
}
