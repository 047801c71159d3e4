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
        let viewController = OldTermsViewController()
        let wireframe = TermsWireframe(viewController: viewController, environment: environment)
        // Hand over the wireframe, for the screen to keep, and what it needs of the descriptor and of the environment.
        _ = wireframe
        return viewController
    }
}
