public import OldScreensInterface
import ShopCore
public import ViperRuntime

/// The door of Profile, which is still shown by OldProfileViewController.
@MainActor
public enum ProfileViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.ProfileDescriptor,
        environment: any ProfileEnvironment
    ) -> UIViewController {
        // Hand over what the screen needs of the descriptor and of the environment.
        OldProfileViewController()
    }
}
