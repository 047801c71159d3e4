import OldKit
public import OldScreensInterface
public import ViperRuntime

/// The door of Terms, which is still shown by OldTermsViewController.
@MainActor
public enum TermsViewBuilder: SceneViewBuilder {
    /// The one screen, which the app keeps.
    private static let shared = OldTermsViewController()

    public static func build(
        with descriptor: ViewDescriptor.TermsDescriptor,
        environment: any TermsEnvironment
    ) -> UIViewController {
        // Hand over what the screen needs of the descriptor and of the environment, and what it has to keep for its routes:
        // TermsWireframe(viewController: viewController, environment: environment)
        let viewController = shared
        return viewController
    }
}
