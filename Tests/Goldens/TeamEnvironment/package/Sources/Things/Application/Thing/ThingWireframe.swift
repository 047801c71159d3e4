import ThingsInterface
import ViperRuntime
import WorkshopInterface

@MainActor
final class ThingWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ThingEnvironment

    init(
        viewController: UIViewController,
        environment: any ThingEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ThingWireframe: ThingWireframeContract {
    func showGadget(gadgetID: Int64) {
        let descriptor = ViewDescriptor.GadgetDescriptor(gadgetID: gadgetID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showHelp() {
        let descriptor = ViewDescriptor.HelpDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }

    func showManual() {
        let descriptor = ViewDescriptor.ManualDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }
}
