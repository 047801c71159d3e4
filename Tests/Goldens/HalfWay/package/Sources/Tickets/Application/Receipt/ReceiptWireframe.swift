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
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showGallery() {
        let descriptor = Screens.GalleryDescriptor()
        let destination = environment.resolve(descriptor)
        viewController?.present(destination, animated: true)
    }
}
