// Written by hand in 2016, and not touched since.

protocol FilmListViewContract: AnyObject {
    @MainActor func showFilms(_ names: [String])
}

@MainActor
protocol FilmListPresenterContract: AnyObject {
    func viewDidLoad()
    func didSelectFilm(at index: Int)
}

@MainActor
protocol FilmListWireframeContract: AnyObject {
    func showFilm(_ id: Int)
}
