public import GalleryInterface
public import ViperRuntime

/// The door of OldWall, which is still shown by OldWallViewController.
@MainActor
public enum OldWallViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.OldWallDescriptor,
        environment: any OldWallEnvironment
    ) -> UIViewController {
        // Hand over what the screen needs of the descriptor and of the environment.
        OldWallViewController()
    }
}
