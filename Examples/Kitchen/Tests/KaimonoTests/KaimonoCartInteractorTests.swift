import KaimonoInterface
import KaimonoTestSupport
import KitchenCore
import KitchenCoreTestSupport
import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

/// The cart against a server that talks JSON.
@MainActor
@Suite
struct KaimonoCartInteractorTests {
    private let environment = StubbableEnvironment()

    @Test func anOrderGetsTheNumberThatTheServerGivesIt() async throws {
        let server = environment.mocks.client
        server.registerResponse(["id": "7"], for: "/orders", method: "POST")
        let order = try await KaimonoCartInteractor(environment: environment).placeOrder(cart: .sample)
        #expect(order.id == 7)
        #expect(server.requests.map(\.path) == ["/orders"])
        let fields = try server.requests[0].decodedBody(as: [String: String].self)
        #expect(fields == ["items": "1*2", "total": "800"])
        #expect(environment.mocks.cartRepository.removeReceivedId == Product.sample.id)
        #expect(environment.mocks.activityLogger.postReceivedArguments?.eventName == "order_placed")
    }

    @Test func aServerThatRefusesPlacesNoOrder() async {
        let server = environment.mocks.client
        server.registerResponse(json: #"{"reason": "closed"}"#, for: "/orders", method: "POST", status: 503)
        await #expect(throws: StubAPIClient.StatusError.self) {
            try await KaimonoCartInteractor(environment: environment).placeOrder(cart: .sample)
        }
        #expect(environment.mocks.cartRepository.addReceivedArguments?.product == .sample)
        #expect(environment.mocks.cartRepository.addReceivedArguments?.quantity == 2)
        #expect(!environment.mocks.activityLogger.postCalled)
    }

    /// A second screen of the same cart would order the same items again.
    @Test func theCartIsEmptyWhileItIsOrdered() async throws {
        let server = environment.mocks.client
        server.registerResponse(["id": "7"], for: "/orders", method: "POST")
        environment.mocks.cartRepository.removeClosure = { _ in #expect(server.requests.isEmpty) }
        _ = try await KaimonoCartInteractor(environment: environment).placeOrder(cart: .sample)
        #expect(environment.mocks.cartRepository.removeCallsCount == 1)
        #expect(!environment.mocks.cartRepository.addCalled)
    }
}

/// Where the cart leads.
@MainActor
@Suite
struct KaimonoCartRouteTests {
    private let environment = StubbableEnvironment()

    @Test func aRecipeOfAnotherFeatureIsShown() {
        let recipe = UIViewController()
        environment.stub(ViewDescriptor.RecipeDetailsDescriptor.self) { _ in recipe }
        let stack = UINavigationController(rootViewController: UIViewController())
        let wireframe = KaimonoCartWireframe(viewController: stack.viewControllers[0], environment: environment)
        wireframe.showRecipe(recipeID: 1)
        #expect(stack.topViewController === recipe)
        #expect(environment.resolutions.of(ViewDescriptor.RecipeDetailsDescriptor.self).map(\.recipeID) == [1])
    }
}
