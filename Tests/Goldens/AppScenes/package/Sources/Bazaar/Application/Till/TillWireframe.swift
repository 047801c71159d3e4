import BazaarInterface
import StallsInterface
import ViperRuntime

@MainActor
final class TillWireframe {
    private weak var viewController: UIViewController?
    private let environment: any TillEnvironment

    init(
        viewController: UIViewController,
        environment: any TillEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension TillWireframe: TillWireframeContract {
    func showTerms() {
        let descriptor = ViewDescriptor.TermsDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }

    func showBack(stallID: Int64) {
        let descriptor = ViewDescriptor.StallDescriptor(stallID: stallID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
