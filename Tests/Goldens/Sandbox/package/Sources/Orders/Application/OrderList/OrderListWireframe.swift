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
        SceneNavigator(from: viewController).push(destination)
    }

    func showAccount(name: String) {
        let descriptor = ViewDescriptor.AccountDescriptor(name: name)
        let destination = environment.resolve(descriptor)
        let navigationController = UINavigationController(rootViewController: destination)
        SceneNavigator(from: viewController).present(navigationController)
    }

    func showSettings(onClose: @escaping @MainActor () -> Void) {
        let descriptor = ViewDescriptor.SettingsDescriptor(onClose: onClose)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showInvoice(order: Order) {
        let descriptor = ViewDescriptor.InvoiceDescriptor(order: order)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }

    func showHelp() {
        guard let url = URL(string: "https://example.com/help") else { return }
        SceneNavigator(from: viewController).present(SFSafariViewController(url: url))
    }

    func showReport(report: Report) {
        let descriptor = ViewDescriptor.ReportDescriptor(report: report)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showFirst() {
        SceneNavigator(from: viewController).selectTab(at: 0)
    }
}
