import BazaarInterface
import ViperRuntime

@MainActor
final class OffersWireframe {
    private weak var viewController: UIViewController?
    private let environment: any OffersEnvironment

    init(
        viewController: UIViewController,
        environment: any OffersEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension OffersWireframe: OffersWireframeContract {
    func showTill(total: Int) {
        let descriptor = ViewDescriptor.TillDescriptor(total: total)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
