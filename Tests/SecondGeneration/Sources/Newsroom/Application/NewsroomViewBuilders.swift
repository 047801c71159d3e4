import KitchenCore
public import NewsroomInterface
public import ViperRuntime

@MainActor
public enum NewsViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.NewsDescriptor,
        environment: any NewsEnvironment
    ) -> UIViewController {
        let wireframe = NewsWireframe(environment: environment)
        let activityLogger = environment.activityLogger
        let viewController = LegacyNewsViewController()
        viewController.authorName = descriptor.author.name
        viewController.favouriteRecipeID = descriptor.author.favouriteRecipeID
        viewController.onAppear = { activityLogger.post(eventName: "news_read", payload: [:]) }
        viewController.wireframe = wireframe
        wireframe.viewController = viewController
        return viewController
    }
}

@MainActor
public enum SettingsViewBuilder {
    public static func build(with descriptor: ViewDescriptor.SettingsDescriptor) -> UIViewController {
        LegacySettingsViewController.shared
    }
}
