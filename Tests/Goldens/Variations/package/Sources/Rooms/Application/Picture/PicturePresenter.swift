import RoomsInterface
import ViperRuntime

extension PicturePresenter: PicturePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapClose() {
        wireframe.showClose()
    }
}
