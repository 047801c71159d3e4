import Fruits
import OrchardInterface
import ViperRuntime

@MainActor
final class HomeWireframe {
    private weak var viewController: UIViewController?
    private let environment: any HomeEnvironment

    init(
        viewController: UIViewController,
        environment: any HomeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension HomeWireframe: HomeWireframeContract {
    func showTree(apple: Apple, size: SIMD2<Float>, handle: OpaquePointer?) {
        let descriptor = ViewDescriptor.TreeDescriptor(apple: apple, size: size, handle: handle)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
