import FilmInterface
import ViperRuntime

extension FilmListPresenter: FilmListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didSelectFilm(title: String) {
        wireframe.showFilm(title: title)
    }

    func didTapBox() {
        wireframe.showBox()
    }
}
