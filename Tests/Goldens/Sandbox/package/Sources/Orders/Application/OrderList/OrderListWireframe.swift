import Foundation
import MarketCore
import OrdersInterface
import ProfileInterface
import ViperRuntime

@MainActor
final class OrderListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any OrderListEnvironment

    init(
        viewController: UIViewController,
        environment: any OrderListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension OrderListWireframe: OrderListWireframeContract {
    func showOrder(order: Order) {
        let descriptor = ViewDescriptor.OrderDetailsDescriptor(order: order)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showAccount(name: String) {
        let descriptor = ViewDescriptor.AccountDescriptor(name: name)
        let destination = environment.resolve(descriptor)
        let navigationController = UINavigationController(rootViewController: destination)
        viewController?.present(navigationController, animated: true)
    }

    func showSettings(onClose: @escaping @MainActor () -> Void) {
        let descriptor = ViewDescriptor.SettingsDescriptor(onClose: onClose)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showInvoice(order: Order) {
        let descriptor = ViewDescriptor.InvoiceDescriptor(order: order)
        let destination = environment.resolve(descriptor)
        viewController?.present(destination, animated: true)
    }

    func showHelp() {
        guard let url = URL(string: "https://example.com/help") else { return }
        viewController?.present(SFSafariViewController(url: url), animated: true)
    }

    func showReport(report: Report) {
        let descriptor = ViewDescriptor.ReportDescriptor(report: report)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showFirst() {
        guard let tabBarController = viewController?.tabBarController else { return }
        tabBarController.selectedIndex = 0
    }
}
