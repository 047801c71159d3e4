import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoShopDetailPresenterTests {
    private let view = MockSceneViewContract<KaimonoShopDetailState>()
    private let interactor = MockKaimonoShopDetailInteractorContract()
    private let wireframe = MockKaimonoShopDetailWireframeContract()

    private func makePresenter() -> KaimonoShopDetailPresenter {
        interactor.fetchShopReturnValue = .sample
        interactor.fetchProductsReturnValue = [.sample]
        return KaimonoShopDetailPresenter(
            descriptor: ViewDescriptor.KaimonoShopDetailDescriptor(shopID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func loadingShowsTheShopAndItsProducts() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(interactor.fetchProductsReceivedShopID == 1)
        #expect(view.renderReceivedState?.shop == .sample)
        #expect(view.renderReceivedState?.products == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func didSelectProductShowsIt() {
        makePresenter().didSelectProduct(productID: 3)
        #expect(wireframe.showProductReceivedProductID == 3)
    }

    @Test func failureOfFetchShopLeavesTheProducts() async {
        interactor.fetchShopThrowableError = NotFoundError("shop 1")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == SceneFailure(NotFoundError("shop 1"), in: "fetchShop"))
        #expect(presenter.state.products == [.sample] && presenter.state.shop == nil)
        #expect(!presenter.state.isLoading)
    }

    @Test func oneFailureDoesNotHideTheOther() async {
        interactor.fetchShopThrowableError = NotFoundError("shop 1")
        interactor.fetchProductsThrowableError = NotFoundError("its shelf")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchShop") && presenter.state.failure.includes("fetchProducts"))
        interactor.fetchShopThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.shop == .sample)
        #expect(presenter.state.failure == SceneFailure(NotFoundError("its shelf"), in: "fetchProducts"))
    }

    @Test func didTapRetryAsksOnlyForWhatFailed() async {
        interactor.fetchProductsThrowableError = NotFoundError("its shelf")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchProductsThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchShopCallsCount == 1 && interactor.fetchProductsCallsCount == 2)
        #expect(presenter.state.failure == nil && presenter.state.products == [.sample])
    }

    @Test func bothAreLoadedAtOnce() async {
        var isShopAskedFor = false
        interactor.fetchProductsClosure = { _ in
            #expect(isShopAskedFor)
            return [.sample]
        }
        interactor.fetchShopClosure = { [interactor] _ in
            isShopAskedFor = true
            while !interactor.fetchProductsCalled { await Task.yield() }
            return .sample
        }
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.shop == .sample && presenter.state.products == [.sample])
    }
}
