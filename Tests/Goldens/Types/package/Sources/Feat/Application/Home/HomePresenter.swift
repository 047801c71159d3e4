import Dispatch
import FeatInterface
import ViperRuntime

extension HomePresenter: HomePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didPick(on: DispatchQueue, at: DispatchTime) {
        view?.render(state)
    }

    func didFail(with: any Error) {
        view?.render(state)
    }

    func didSlice(parts: ContiguousArray<Int>, text: Substring) {
        view?.render(state)
    }

    func didTapRetry() {
        view?.render(state)
    }
}
