import OwnCore
import ThingsInterface
import ViperRuntime

@MainActor
final class ThingListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ThingListEnvironment

    init(
        viewController: UIViewController,
        environment: any ThingListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ThingListWireframe: ThingListWireframeContract {
    func showThing(thing: Thing) {
        let descriptor = ViewDescriptor.ThingDetailsDescriptor(thing: thing)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
