public import GazetteCore
public import GazetteInterface
public import ViperRuntime

/// The door of Weather, which is still shown by WeatherViewController.
@MainActor
public enum WeatherViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: Pages.WeatherDescriptor,
        environment: any WeatherEnvironment
    ) -> UIViewController {
        #if os(iOS)
            let storyboard = UIStoryboard(name: "Weather", bundle: .module)
            guard let viewController = storyboard.instantiateInitialViewController() as? WeatherViewController else {
                return UIViewController()
            }
        #else
            let viewController = WeatherViewController(nibName: nil, bundle: nil)
        #endif
        viewController.city = descriptor.city
        return viewController
    }
}
