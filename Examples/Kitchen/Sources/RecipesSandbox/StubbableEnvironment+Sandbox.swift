import KitchenCore
import KitchenCoreTestSupport
import RecipesTestSupport
import ViperTesting

extension StubbableEnvironment {
    /// The environment that the sandbox runs on: one recipe, and all features switched on.
    static func forSandbox() -> StubbableEnvironment {
        let environment = StubbableEnvironment()
        environment.resolutions.showsStandIns = true
        let mocks = environment.mocks
        mocks.userFeatures.isEnabledReturnValue = true
        mocks.userRepository.currentUserIDReturnValue = User.sample.id
        mocks.recipeRepository.searchReturnValue = [.sample]
        mocks.recipeRepository.recipeReturnValue = .sample
        mocks.recipeRepository.saveReturnValue = .sample
        mocks.productRepository.productsReturnValue = [.sample]
        return environment
    }
}
