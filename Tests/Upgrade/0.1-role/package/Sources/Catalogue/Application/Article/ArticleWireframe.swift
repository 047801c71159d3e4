import CatalogueInterface
import CheckoutInterface
import ViperRuntime

@MainActor
final class ArticleWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ArticleWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any ArticleWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ArticleWireframe: ArticleWireframeContract {
    func showAgain(article: String, amount: Int, onDone: @escaping @MainActor (_ article: String, Int) -> Void) {
        let descriptor = ViewDescriptor.ArticleDescriptor(article: article, amount: amount, onDone: onDone)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).replace(with: destination)
    }

    func showDetails(number: Int64) {
        let descriptor = ViewDescriptor.ReceiptDescriptor(number: number)
        let destination = environment.resolve(descriptor)
        let navigationController = UINavigationController(rootViewController: destination)
        navigationController.modalPresentationStyle = .pageSheet
        SceneNavigator(from: viewController).present(navigationController)
    }

    func showPlain(number: Int64) {
        let descriptor = ViewDescriptor.ReceiptDescriptor(number: number)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }

    func showShare() {
        // Yours to write: the spec leaves this route to you.
    }

    func showOpen(number: Int64) {
        let descriptor = ViewDescriptor.ReceiptDescriptor(number: number)
        let destination = environment.resolve(descriptor)
        // Yours to change: the spec leaves it open how the destination is shown.
        viewController?.show(destination, sender: nil)
    }
}
