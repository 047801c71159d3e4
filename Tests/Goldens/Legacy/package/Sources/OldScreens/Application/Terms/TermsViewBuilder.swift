import OldKit
public import OldScreensInterface
public import ViperRuntime

/// The door of Terms, which is still shown by OldTermsViewController.
@MainActor
public enum TermsViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.TermsDescriptor,
        environment: any TermsEnvironment
    ) -> UIViewController {
        // Hand over what the screen needs of the descriptor and of the environment, and what it has to keep for its routes:
        // TermsWireframe(viewController: viewController, environment: environment)
        let viewController = OldTermsViewController()
        return viewController
    }
}
