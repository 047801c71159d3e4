import CinemaInterface
import ViperRuntime

@MainActor
final class TicketPresenter: TicketPresenterContract {
    private let scene: TicketContext

    init(scene: TicketContext) {
        self.scene = scene
    }

    func viewDidLoad() {}

    func didTapFilm() {
        scene.show(.film(filmID: scene.descriptor.filmID))
    }

    func didTapFilms() {
        scene.show(.films)
    }
}
