public import ShopInterface
public import ViperRuntime

/// The door of Help, which is still shown by OldHelpViewController.
@MainActor
public enum HelpViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.HelpDescriptor,
        environment: any HelpEnvironment
    ) -> UINavigationController {
        let viewController = OldHelpViewController()
        let wireframe = HelpWireframe(viewController: viewController, environment: environment)
        // Hand over the wireframe, for the screen to keep, and what it needs of the descriptor and of the environment.
        _ = wireframe
        return UINavigationController(rootViewController: viewController)
    }
}
