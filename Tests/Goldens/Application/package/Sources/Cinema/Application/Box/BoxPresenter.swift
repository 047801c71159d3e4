import CinemaInterface
import ViperRuntime

extension BoxPresenter: BoxPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapFilm(title: String) {
        wireframe.showFilm(title: title)
    }
}
