import KitchenCore
public import NewsroomInterface
public import ViperRuntime

/// The door of News, which is still shown by LegacyNewsViewController.
@MainActor
public enum NewsViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.NewsDescriptor,
        environment: any NewsEnvironment
    ) -> UIViewController {
        let activityLogger = environment.activityLogger
        let viewController = LegacyNewsViewController()
        viewController.authorName = descriptor.author.name
        viewController.favouriteRecipeID = descriptor.author.favouriteRecipeID
        viewController.wireframe = NewsWireframe(viewController: viewController, environment: environment)
        viewController.onAppear = { activityLogger.post(eventName: "news_read", payload: [:]) }
        return viewController
    }
}
