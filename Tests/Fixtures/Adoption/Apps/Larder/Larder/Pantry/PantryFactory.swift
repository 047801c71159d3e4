// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
final class PantryFactory {

    private let stock: PantryStock

    init(stock: PantryStock) {
        self.stock = stock
    }

    func makePantry() -> UIViewController {
        let controller = UIViewController()
        controller.title = "\(stock.items.count) things"
        return controller
    }

    func makeItem(_ item: Ingredient) -> UIViewController {
        let controller = UIViewController()
        controller.title = "\(item.name), \(item.grams) g"
        return controller
    }

    func makeScanner(found: @escaping (String) -> Void, cancelled: (() -> Void)?) -> UIViewController {
        return ScannerViewController(found: found, cancelled: cancelled)
    }
}

final class ScannerViewController: BaseViewController {

    private let found: (String) -> Void
    private let cancelled: (() -> Void)?

    init(found: @escaping (String) -> Void, cancelled: (() -> Void)?) {
        self.found = found
        self.cancelled = cancelled
        super.init()
        self.title = "Scan"
    }

    func didRead(_ code: String?) {
        guard let code = code else {
            cancelled?()
            return
        }
        found(code)
    }
}
