// swift-format-ignore-file
import UIKit

struct Stone: Equatable {
    var id: Int64
    var name: String
}

final class StonePresenter {}

final class StoneListViewController: UIViewController {
    let stones: [Stone]

    init(stones: [Stone]) {
        self.stones = stones
        super.init()
    }
}

final class StoneViewController: UIViewController {
    let stone: Stone

    init(stone: Stone) {
        self.stone = stone
        super.init()
    }
}

extension QuarryContainer {
    func makeSortingViewController(order: [String] = []) -> UIViewController { UIViewController() }
}
