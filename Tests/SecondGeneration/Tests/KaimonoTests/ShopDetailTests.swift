import KaimonoInterface
import KitchenCore
import KitchenCoreTestSupport
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct ShopDetailPresenterTests {
    private let products = MockProductRepository()
    private let wireframe = RecordingWireframe<ShopDetailRoute>()
    private let scene: ShopDetailContext
    private let presenter: ShopDetailPresenter

    init() {
        let environment = StubbableEnvironment()
        environment.productRepository = products
        scene = ShopDetailContext(
            descriptor: .init(shopID: 1),
            environment: environment,
            state: ShopDetailState(),
            wireframe: wireframe
        )
        presenter = ShopDetailPresenter(scene: scene)
        products.shopReturnValue = .sample
        products.productsOfReturnValue = [.sample]
    }

    @Test func loadingShowsTheShopAndItsProducts() async {
        presenter.viewDidLoad()
        #expect(scene.isLoading && scene.state.title == "Shop")
        await scene.finish()
        #expect(scene.state.shop == .loaded(.sample) && scene.state.products == .loaded([.sample]))
        #expect(scene.state.title == "Corner shop")
    }

    @Test func aTapOnAProductLeadsToIt() {
        presenter.didSelectProduct(productID: 3)
        #expect(wireframe.routes == [.product(productID: 3)])
    }

    @Test func tryingAgainAsksOnlyForWhatFailed() async {
        products.productsOfThrowableError = NotFoundError("its shelf")
        presenter.viewDidLoad()
        await scene.finish()
        #expect(scene.state.shop == .loaded(.sample))
        #expect(scene.state.products == .failed(SceneFailure(NotFoundError("its shelf")), nil))
        products.productsOfThrowableError = nil
        presenter.didTapRetry()
        await scene.finish()
        #expect(products.shopCallsCount == 1 && scene.state.products == .loaded([.sample]))
    }
}
