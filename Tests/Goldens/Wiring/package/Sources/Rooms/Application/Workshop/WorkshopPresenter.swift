import Foundation
import RoomsInterface
import ViperRuntime

extension WorkshopPresenter: WorkshopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapOrder() {
        order()
    }

    func didTapManual(url: URL) {
        wireframe.showManual(url: url, onLink: { _ in .show })
    }
}

extension WorkshopPresenter {
    private func order() {
        perform(\.isOrdering) { [interactor] in try await interactor.order() }
    }
}
