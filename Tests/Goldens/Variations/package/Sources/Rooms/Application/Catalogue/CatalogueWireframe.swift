import RoomsInterface
import ViperRuntime

@MainActor
final class CatalogueWireframe {
    private weak var viewController: UIViewController?
    private let environment: any CatalogueEnvironment

    init(
        viewController: UIViewController,
        environment: any CatalogueEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension CatalogueWireframe: CatalogueWireframeContract {
    func showWorkshop() {
        let descriptor = ViewDescriptor.WorkshopDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
