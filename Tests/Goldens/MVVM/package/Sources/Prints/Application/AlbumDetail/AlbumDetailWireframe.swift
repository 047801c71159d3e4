import Foundation
import PrintsInterface
import ViperRuntime

@MainActor
final class AlbumDetailWireframe {
    private weak var viewController: UIViewController?
    private let environment: any AlbumDetailWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any AlbumDetailWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension AlbumDetailWireframe: AlbumDetailWireframeContract {
    func showImage(url: URL) {
        let descriptor = ViewDescriptor.ImageDescriptor(url: url)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showInfo() {
        let descriptor = ViewDescriptor.BareDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showShare() {
        // Yours to write: the spec leaves this route to you.
    }
}
