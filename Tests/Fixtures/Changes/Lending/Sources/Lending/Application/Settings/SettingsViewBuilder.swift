public import LendingInterface
public import ViperRuntime

/// The door of Settings, which is still shown by OldSettingsViewController.
@MainActor
public enum SettingsViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.SettingsDescriptor,
        environment: any SettingsEnvironment
    ) -> UIViewController {
        // Hand over what the screen needs of the descriptor and of the environment.
        OldSettingsViewController()
    }
}
