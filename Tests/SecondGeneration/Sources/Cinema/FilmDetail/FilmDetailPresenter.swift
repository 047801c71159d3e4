// Written by hand in 2016, and not touched since.

@MainActor
final class FilmDetailPresenter: FilmDetailPresenterContract {
    weak var view: (any FilmDetailViewContract)?
    private let wireframe: any FilmDetailWireframeContract
    private let film: Int

    init(film: Int, view: any FilmDetailViewContract, wireframe: any FilmDetailWireframeContract) {
        self.film = film
        self.view = view
        self.wireframe = wireframe
    }

    func viewDidLoad() {
        view?.showName("Film \(film)")
    }

    func didTapSeats() {
        wireframe.showSeats(of: film)
    }
}
