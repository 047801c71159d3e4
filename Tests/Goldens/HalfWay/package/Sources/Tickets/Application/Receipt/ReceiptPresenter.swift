import CinemaCore
import TicketsInterface
import ViperRuntime

extension ReceiptPresenter: ReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapFilm() {
        view?.render(state)
    }
}
