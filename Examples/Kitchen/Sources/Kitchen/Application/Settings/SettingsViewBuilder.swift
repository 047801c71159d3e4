public import KitchenInterface
public import ViperRuntime

/// The door of Settings, which is still shown by LegacySettingsViewController.
@MainActor
public enum SettingsViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.SettingsDescriptor,
        environment: any SettingsEnvironment
    ) -> UIViewController {
        LegacySettingsViewController.shared
    }
}
