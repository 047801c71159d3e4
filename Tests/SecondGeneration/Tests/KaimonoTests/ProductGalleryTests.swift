import CartInterface
import Foundation
import KaimonoInterface
import KitchenCore
import KitchenCoreTestSupport
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct ProductGalleryViewModelTests {
    private let useCase = MockProductGalleryUseCaseContract()
    private let wireframe = RecordingWireframe<ProductGalleryRoute>()
    private let scene: ProductGalleryContext
    private let viewModel: ProductGalleryViewModel

    init() {
        scene = ProductGalleryContext(
            descriptor: .init(productID: 1),
            environment: StubbableEnvironment(),
            state: .init(),
            wireframe: wireframe
        )
        viewModel = ProductGalleryViewModel(scene: scene, useCase: useCase)
    }

    @Test func bothPartsAreLoadedEachByItself() async {
        useCase.picturesThrowableError = NotFoundError("the pictures")
        viewModel.viewDidLoad()
        await scene.finish()
        #expect(scene.state.imageList.images.failure?.error is NotFoundError)
        #expect(scene.state.purchase.product == .loaded(.sample))
    }

    @Test func aPurchaseIsMadeOnceHoweverOftenPeopleTap() async {
        viewModel.onPurchaseButtonTap()
        viewModel.viewDidLoad()
        await scene.finish()
        viewModel.onPurchaseButtonTap()
        wireframe.canLead = false
        viewModel.onPurchaseButtonTap()
        #expect(useCase.purchaseReceivedInvocations == [.sample] && wireframe.routes == [.cart])
    }

    @Test func whatIsSoldOutIsNotSold() async {
        useCase.offerReturnValue.stock = .soldOut
        viewModel.viewDidLoad()
        await scene.finish()
        viewModel.onPurchaseButtonTap()
        #expect(useCase.purchaseReceivedInvocations == [] && wireframe.routes == [])
    }

    @Test func aTapChoosesAPicture() {
        viewModel.onImageTap(selectedIndex: 1)
        #expect(scene.state.imageList.selectedIndex == 1)
    }
}

@MainActor
@Suite
struct ProductGalleryUseCaseTests {
    private let products = MockProductRepository()
    private let cart = MockCartRepository()

    private func makeUseCase() -> ProductGalleryUseCase {
        let environment = StubbableEnvironment()
        environment.productRepository = products
        environment.cartRepository = cart
        environment.activityLogger = MockActivityLogger()
        return ProductGalleryUseCase(environment: environment)
    }

    @Test(arguments: [(1, ProductStock.few(left: 2)), (2, .soldOut)])
    func whatIsInTheCartIsntLeft(quantity: Int, stock: ProductStock) async throws {
        var product = Product.sample
        product.stock = .few(left: 2)
        products.productReturnValue = product
        cart.currentReturnValue = Cart(items: [Cart.Item(product: product, quantity: quantity)])
        #expect(try await makeUseCase().offer(of: product.id).stock == stock)
    }

    @Test func aPurchaseIsPutIntoTheCart() {
        makeUseCase().purchase(.sample)
        #expect(cart.addReceivedInvocations.map(\.product) == [.sample])
    }
}

/// With the real wireframe, on a real stack.
@MainActor
@Suite
struct ProductGalleryPurchaseTests {
    @Test func aDoubleTapBuysOneProduct() async {
        let useCase = MockProductGalleryUseCaseContract()
        let environment = StubbableEnvironment()
        let wireframe = ProductGalleryWireframe(environment: environment)
        let scene = ProductGalleryContext(
            descriptor: .init(productID: 1),
            environment: environment,
            state: .init(),
            wireframe: wireframe
        )
        let viewModel = ProductGalleryViewModel(scene: scene, useCase: useCase)
        let screen = UIViewController()
        wireframe.viewController = screen
        let window = UIWindow(frame: .zero)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        viewModel.viewDidLoad()
        await scene.finish()
        viewModel.onPurchaseButtonTap()
        viewModel.onPurchaseButtonTap()
        #expect(
            useCase.purchaseReceivedInvocations == [.sample]
                && environment.resolved == [ViewDescriptor.CartDescriptor()]
        )
    }
}
