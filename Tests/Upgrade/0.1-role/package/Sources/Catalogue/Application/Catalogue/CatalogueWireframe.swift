import CatalogueInterface
import CheckoutInterface
import Foundation
import ViperRuntime

@MainActor
final class CatalogueWireframe {
    private weak var viewController: UIViewController?
    private let environment: any CatalogueWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any CatalogueWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension CatalogueWireframe: CatalogueWireframeContract {
    func showArticle(article: String, onDone: @escaping @MainActor (_ article: String, Int) -> Void) {
        let descriptor = ViewDescriptor.ArticleDescriptor(article: article, onDone: onDone)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showBasket() {
        let descriptor = ViewDescriptor.BasketDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).selectTab(at: environment.basketTab, pushing: destination)
    }

    func showHelp() {
        guard let url = URL(string: "https://example.com/help?a=1&b=2") else { return }
        SceneNavigator(from: viewController).present(SFSafariViewController(url: url))
    }

    func showImprint(url: URL) {
        SceneNavigator(from: viewController).present(SFSafariViewController(url: url))
    }

    func showFirst() {
        SceneNavigator(from: viewController).selectTab(at: environment.catalogueTab)
    }
}
