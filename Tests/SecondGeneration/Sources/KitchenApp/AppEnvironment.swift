public import KitchenCore
public import ViperImages
public import ViperRuntime

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let productRepository: any ProductRepository
    public let cartRepository: any CartRepository
    public let orderRepository: any OrderRepository
    public let recipeRepository: any RecipeRepository
    public let userRepository: any UserRepository
    public let activityLogger: any ActivityLogger
    public let pvLogger: any PVLogger
    public let userFeatures: any UserFeatures
    public let imageLoader: any ImageLoading<UIImage> = StubImageLoader<UIImage>()

    public init(
        productRepository: any ProductRepository,
        cartRepository: any CartRepository,
        orderRepository: any OrderRepository,
        recipeRepository: any RecipeRepository,
        userRepository: any UserRepository,
        activityLogger: any ActivityLogger,
        pvLogger: any PVLogger,
        userFeatures: any UserFeatures
    ) {
        self.productRepository = productRepository
        self.cartRepository = cartRepository
        self.orderRepository = orderRepository
        self.recipeRepository = recipeRepository
        self.userRepository = userRepository
        self.activityLogger = activityLogger
        self.pvLogger = pvLogger
        self.userFeatures = userFeatures
    }

    /// VoiceOver reads out the app's own texts; a failure that nobody sees is reported.
    public func tell(of failure: SceneFailure, isOnScreen: Bool) {
        if isOnScreen {
            VoiceOver.announce(failure.text)
        } else {
            activityLogger.post(eventName: "failed_unseen", payload: ["error": failure.message])
        }
    }
}
