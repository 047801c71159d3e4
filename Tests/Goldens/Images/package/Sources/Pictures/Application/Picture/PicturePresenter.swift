import PicturesInterface
import ViperRuntime

extension PicturePresenter: PicturePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapPicture() {
        view?.render(state)
    }
}
