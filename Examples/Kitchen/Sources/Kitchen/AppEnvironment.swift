public import KitchenCore
public import ViperImages
public import ViperRuntime

/// All side effects of the app, and the resolvers of its scenes.
///
/// A service is made when it is first asked for, and may be made of others, as recipes are of users. A test sets those that
/// it replaces before it shows a screen.
@MainActor
public final class AppEnvironment {
    public internal(set) lazy var client: any APIClient = DefaultAPIClient()
    public internal(set) lazy var pvLogger: any PVLogger = DefaultPVLogger()
    public internal(set) lazy var userFeatures: any UserFeatures = DefaultUserFeatures()
    public internal(set) lazy var activityLogger: any ActivityLogger = ActivityLoggerAdapter()
    public internal(set) lazy var imageLoader: any ImageLoading<UIImage> = ImageLoader<UIImage>()
    public internal(set) lazy var recipeRepository: any RecipeRepository = DefaultRecipeRepository(
        users: userRepository
    )
    public internal(set) lazy var userRepository: any UserRepository = DefaultUserRepository()
    public internal(set) lazy var productRepository: any ProductRepository = DefaultProductRepository()
    public internal(set) lazy var cartRepository: any CartRepository = DefaultCartRepository()
    public internal(set) lazy var orderRepository: any OrderRepository = DefaultOrderRepository()
    public internal(set) lazy var noticeRepository: any NoticeRepository = DefaultNoticeRepository()
    public internal(set) lazy var notificationSettings: any NotificationSettings = DefaultNotificationSettings()

    public init() {}
}

extension AppEnvironment: NavigationWatcher {
    /// Counts page views, whichever way people came.
    public func watch(_ event: NavigationEvent) {
        guard case .appeared(let descriptor) = event else { return }
        pvLogger.view(String("\(type(of: descriptor))".dropLast("Descriptor".count)))
    }
}

extension AppEnvironment {
    /// Nobody is left to look at these, so they are counted: an order that wasn't placed has to be known to somebody.
    public func handleUnseenFailure(_ failure: SceneFailure) {
        activityLogger.post(eventName: "action_failed_unseen", payload: ["operation": failure.operation])
    }
}
