import CinemaCore
import FilmsInterface
import ViperRuntime

@MainActor
final class ReceiptWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ReceiptEnvironment

    init(
        viewController: UIViewController,
        environment: any ReceiptEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ReceiptWireframe: ReceiptWireframeContract {
    func showFilm(filmID: Int64) {
        let descriptor = Screens.FilmDescriptor(filmID: filmID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showGallery() {
        let descriptor = Screens.GalleryDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }
}
