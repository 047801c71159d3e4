import CinemaInterface
import ViperRuntime

@MainActor
final class SeatsPresenter: SeatsPresenterContract {
    private let scene: SeatsContext

    init(scene: SeatsContext) {
        self.scene = scene
    }

    func viewDidLoad() {}

    func didChooseSeat(seat: Int) {
        scene.show(.ticket(filmID: scene.descriptor.filmID, seat: seat)) {
            scene.update { $0.chosen = seat }
        }
    }
}
