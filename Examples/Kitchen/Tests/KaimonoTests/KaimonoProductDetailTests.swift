import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoProductDetailPresenterTests {
    private let view = MockSceneViewContract<KaimonoProductDetailState>()
    private let interactor = MockKaimonoProductDetailInteractorContract()
    private let wireframe = MockKaimonoProductDetailWireframeContract()

    private func makePresenter() -> KaimonoProductDetailPresenter {
        interactor.fetchProductReturnValue = .sample
        return KaimonoProductDetailPresenter(
            descriptor: ViewDescriptor.KaimonoProductDetailDescriptor(productID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func loadingShowsTheProduct() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(interactor.fetchProductReceivedProductID == 1)
        #expect(view.renderReceivedState?.product == .sample)
        #expect(!presenter.state.isLoading)
    }

    @Test(arguments: [(0, 1), (1, 1), (42, 42), (99, 99), (100, 99), (.max, 99), (.min, 1)])
    func theQuantityStaysInBounds(asked: Int, shown: Int) {
        let presenter = makePresenter()
        presenter.didChangeQuantity(quantity: asked)
        #expect(view.renderReceivedState?.quantity == shown)
    }

    @Test func addingLeadsToTheCart() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didChangeQuantity(quantity: 3)
        presenter.didTapAddToCart()
        #expect(interactor.addToCartReceivedInvocations.map(\.product) == [.sample])
        #expect(interactor.addToCartReceivedInvocations.map(\.quantity) == [3])
        #expect(wireframe.showCartCallsCount == 1)
    }

    @Test func whatIsSoldOutIsNotAdded() async {
        let presenter = makePresenter()
        interactor.fetchProductReturnValue.stock = .soldOut
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didTapAddToCart()
        #expect(interactor.addToCartReceivedInvocations.isEmpty && !wireframe.showCartCalled)
    }

    @Test func picturesAreThoseOfTheProduct() {
        makePresenter().didTapPictures()
        #expect(wireframe.showPicturesReceivedProductID == 1)
    }

    @Test func failureOfFetchProductIsShownAndNothingIsAdded() async {
        interactor.fetchProductThrowableError = NotFoundError("product 1")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didTapAddToCart()
        #expect(presenter.state.failure?.operation == "fetchProduct")
        #expect(!interactor.addToCartCalled)
        #expect(!wireframe.showCartCalled)
        interactor.fetchProductThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.product == .sample)
    }
}
