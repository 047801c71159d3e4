import CatalogueInterface
import CheckoutInterface
import Foundation
import ViperRuntime

@MainActor
final class CatalogueWireframe {
    private weak var viewController: UIViewController?
    private let environment: any CatalogueEnvironment

    init(
        viewController: UIViewController,
        environment: any CatalogueEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension CatalogueWireframe: CatalogueWireframeContract {
    func showArticle(article: String, onDone: @escaping @MainActor (_ article: String, Int) -> Void) {
        let descriptor = ViewDescriptor.ArticleDescriptor(article: article, onDone: onDone)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showBasket() {
        let descriptor = ViewDescriptor.BasketDescriptor()
        let destination = environment.resolve(descriptor)
        guard let tabBarController = viewController?.tabBarController else { return }
        tabBarController.selectedIndex = 1
        let navigationController = tabBarController.selectedViewController as? UINavigationController
        navigationController?.pushViewController(destination, animated: true)
    }

    func showHelp() {
        guard let url = URL(string: "https://example.com/help?a=1&b=2") else { return }
        viewController?.present(SFSafariViewController(url: url), animated: true)
    }

    func showImprint(url: URL) {
        viewController?.present(SFSafariViewController(url: url), animated: true)
    }

    func showFirst() {
        guard let tabBarController = viewController?.tabBarController else { return }
        tabBarController.selectedIndex = 0
    }
}
