import Foundation
import PicturesInterface
import ViperRuntime

@MainActor
final class PictureListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any PictureListEnvironment

    init(
        viewController: UIViewController,
        environment: any PictureListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension PictureListWireframe: PictureListWireframeContract {
    func showPicture(url: URL) {
        let descriptor = ViewDescriptor.PictureDescriptor(url: url)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
