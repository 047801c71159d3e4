public import KitchenCore
public import ViperImages
public import ViperRuntime

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let client: any APIClient
    public let pvLogger: any PVLogger
    public let userFeatures: any UserFeatures
    public let activityLogger: any ActivityLogger
    public let imageLoader: any ImageLoading<UIImage>
    public let recipeRepository: any RecipeRepository
    public let userRepository: any UserRepository
    public let productRepository: any ProductRepository
    public let cartRepository: any CartRepository
    public let orderRepository: any OrderRepository
    public let noticeRepository: any NoticeRepository

    public init(
        client: any APIClient = DefaultAPIClient(),
        pvLogger: any PVLogger = DefaultPVLogger(),
        userFeatures: any UserFeatures = DefaultUserFeatures(),
        activityLogger: any ActivityLogger = ActivityLoggerAdapter(),
        imageLoader: any ImageLoading<UIImage> = ImageLoader<UIImage>(),
        recipeRepository: any RecipeRepository = DefaultRecipeRepository(),
        userRepository: any UserRepository = DefaultUserRepository(),
        productRepository: any ProductRepository = DefaultProductRepository(),
        cartRepository: any CartRepository = DefaultCartRepository(),
        orderRepository: any OrderRepository = DefaultOrderRepository(),
        noticeRepository: any NoticeRepository = DefaultNoticeRepository()
    ) {
        self.client = client
        self.pvLogger = pvLogger
        self.userFeatures = userFeatures
        self.activityLogger = activityLogger
        self.imageLoader = imageLoader
        self.recipeRepository = recipeRepository
        self.userRepository = userRepository
        self.productRepository = productRepository
        self.cartRepository = cartRepository
        self.orderRepository = orderRepository
        self.noticeRepository = noticeRepository
    }
}

extension AppEnvironment {
    /// Nobody is left to look at these, so they are counted: an order that wasn't placed has to be known to somebody.
    public func handleUnseenFailure(_ failure: SceneFailure) {
        activityLogger.post(eventName: "action_failed_unseen", payload: ["operation": failure.operation])
    }
}
