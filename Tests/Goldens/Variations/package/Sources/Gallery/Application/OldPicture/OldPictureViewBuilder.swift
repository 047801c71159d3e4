public import GalleryInterface
public import ViperRuntime

/// The door of OldPicture, which is still shown by OldWallViewController.
@MainActor
public enum OldPictureViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.OldPictureDescriptor,
        environment: any OldPictureEnvironment
    ) -> UINavigationController {
        // Hand over what the screen needs of the descriptor and of the environment.
        UINavigationController(rootViewController: OldWallViewController())
    }
}
