import Foundation
import PicturesInterface
import ViperRuntime

extension PictureListPresenter: PictureListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didSelectPicture(url: URL) {
        wireframe.showPicture(url: url)
    }
}
