import KaimonoTestSupport
import KitchenCore
import KitchenCoreTestSupport
import ViperTesting

extension StubbableEnvironment {
    /// The environment that the sandbox runs on: a shop with miso, and a server that takes an order.
    static func forSandbox() -> StubbableEnvironment {
        let environment = StubbableEnvironment()
        environment.resolutions.showsStandIns = true
        let mocks = environment.mocks
        mocks.userFeatures.isEnabledReturnValue = true
        mocks.cartRepository.currentReturnValue = .sample
        mocks.recipeRepository.searchReturnValue = [.sample]
        mocks.productRepository.shopsReturnValue = [.sample]
        mocks.productRepository.shopReturnValue = .sample
        mocks.productRepository.productReturnValue = .sample
        mocks.productRepository.productsReturnValue = [.sample]
        mocks.productRepository.productsOfReturnValue = [.sample]
        mocks.client.registerResponse(["id": "7"], for: "/orders", method: "POST")
        return environment
    }
}
