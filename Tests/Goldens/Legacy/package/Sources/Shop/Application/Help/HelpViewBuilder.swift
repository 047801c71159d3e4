public import ShopInterface
public import ViperRuntime

/// The door of Help, which is still shown by OldHelpViewController.
@MainActor
public enum HelpViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.HelpDescriptor,
        environment: any HelpEnvironment
    ) -> UINavigationController {
        // Hand over what the screen needs of the descriptor and of the environment, and what it has to keep for its routes:
        // HelpWireframe(viewController: viewController, environment: environment)
        let viewController = OldHelpViewController()
        return UINavigationController(rootViewController: viewController)
    }
}
