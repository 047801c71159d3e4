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
        viewController?.present(destination, animated: true)
    }

    func showBack(stallID: Int64) {
        let descriptor = ViewDescriptor.StallDescriptor(stallID: stallID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
