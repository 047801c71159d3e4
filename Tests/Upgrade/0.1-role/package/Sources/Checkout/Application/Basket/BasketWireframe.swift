import CatalogueInterface
import CheckoutInterface
import ViperRuntime

@MainActor
final class BasketWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BasketWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any BasketWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BasketWireframe: BasketWireframeContract {
    func showReceipt(number: Int64) {
        let descriptor = ViewDescriptor.ReceiptDescriptor(number: number)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showArticle(article: String, onDone: @escaping @MainActor (_ article: String, Int) -> Void) {
        let descriptor = ViewDescriptor.ArticleDescriptor(article: article, onDone: onDone)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
