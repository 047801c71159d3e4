import Foundation
import PrintsInterface
import ViperRuntime

@MainActor
final class BareWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BareWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any BareWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BareWireframe: BareWireframeContract {
    func showClassic() {
        let descriptor = ViewDescriptor.ClassicDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showOffers(onLink: @escaping @MainActor @Sendable (URL) -> WebLinkAnswer) {
        guard let url = URL(string: "https://example.com/offers") else { return }
        let screen = UINavigationController(rootViewController: WebViewScreen(url: url, onLink: onLink))
        screen.modalPresentationStyle = .fullScreen
        SceneNavigator(from: viewController).present(screen)
    }
}
