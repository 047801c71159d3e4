// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
struct BasketFactory {

    func makeScreen(for route: BasketRoute) -> UIViewController {
        let controller = UIViewController()
        switch route {
        case .contents:
            controller.title = "Basket"
        case .product(let id, let amount):
            controller.title = "\(amount) of product \(id)"
        case .checkout(let total):
            controller.title = "Pay \(total)"
        }
        return controller
    }
}

final class StoreViewController: BaseViewController {

    let showsMap: Bool

    init(number: Int, showsMap: Bool) {
        self.showsMap = showsMap
        super.init()
        self.title = "Store \(number)"
    }
}
