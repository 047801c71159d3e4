// Written by hand in 2016, and not touched since.

@MainActor
final class FilmListPresenter: FilmListPresenterContract {
    weak var view: (any FilmListViewContract)?
    private let wireframe: any FilmListWireframeContract
    private let films = [(1, "Ran"), (2, "Ikiru")]

    init(view: any FilmListViewContract, wireframe: any FilmListWireframeContract) {
        self.view = view
        self.wireframe = wireframe
    }

    func viewDidLoad() {
        view?.showFilms(films.map(\.1))
    }

    func didSelectFilm(at index: Int) {
        wireframe.showFilm(films[index].0)
    }
}
