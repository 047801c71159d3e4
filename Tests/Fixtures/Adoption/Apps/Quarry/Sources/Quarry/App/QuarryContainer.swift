// swift-format-ignore-file
import UIKit

protocol StoneStore: AnyObject {
    func stones() -> [Stone]
}

final class DefaultStoneStore: StoneStore {
    func stones() -> [Stone] { [Stone(id: 1, name: "Slate")] }
}

@MainActor
final class QuarryContainer {
    let store: StoneStore = DefaultStoneStore()
    private lazy var tours = TourFactory()

    func makeStoneListViewController() -> StoneListViewController {
        StoneListViewController(stones: store.stones())
    }

    func makeStoneViewController(for stone: Stone, container: QuarryContainer? = nil) -> UIViewController {
        StoneViewController(stone: stone)
    }

    func makeTourViewController(tourID: Int64, _ note: String?) -> UIViewController {
        tours.makeTour(id: tourID, note: note)
    }

    func makeStoneEditor(presenter: StonePresenter) -> UIViewController { UIViewController() }

    func makeStoneRequest(id: Int64) -> String { "/stones/\(id)" }

    private func makeHiddenViewController() -> UIViewController { UIViewController() }
}
