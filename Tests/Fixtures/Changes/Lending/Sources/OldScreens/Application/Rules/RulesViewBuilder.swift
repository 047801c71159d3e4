import LendingCore
public import OldScreensInterface
public import ViperRuntime

/// The door of Rules, which is still shown by OldRulesViewController.
@MainActor
public enum RulesViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.RulesDescriptor,
        environment: any RulesEnvironment
    ) -> UIViewController {
        let tracker = environment.tracker
        let viewController = OldRulesViewController()
        viewController.onAppear = { tracker.track("rules") }
        return viewController
    }
}
