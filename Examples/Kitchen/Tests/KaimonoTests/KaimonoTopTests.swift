import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoTopPresenterTests {
    private let view = MockKaimonoTopViewContract()
    private let interactor = MockKaimonoTopInteractorContract()
    private let wireframe = MockKaimonoTopWireframeContract()

    private func makePresenter() -> KaimonoTopPresenter {
        interactor.fetchShopsReturnValue = [.sample]
        interactor.fetchProductsReturnValue = [.sample]
        interactor.countItemsInCartReturnValue = 1
        return KaimonoTopPresenter(
            descriptor: ViewDescriptor.KaimonoTopDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func loadingShowsShopsAndProducts() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(view.renderReceivedState?.shops == [.sample])
        #expect(view.renderReceivedState?.products == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func appearingCountsAViewAndTheItemsInTheCart() {
        interactor.isShoppingEnabledReturnValue = true
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(interactor.countViewCallsCount == 1)
        #expect(view.renderReceivedState?.itemsInCart == 1)
        #expect(view.renderReceivedState?.canShop == true)
    }

    @Test func whatIsSelectedIsShown() {
        let presenter = makePresenter()
        presenter.didSelectShop(shopID: 2)
        presenter.didSelectProduct(productID: 3)
        presenter.didTapCart()
        #expect(wireframe.showShopReceivedShopID == 2)
        #expect(wireframe.showProductReceivedProductID == 3)
        #expect(wireframe.showCartCallsCount == 1)
    }

    @Test func failureOfFetchShopsLeavesTheProducts() async {
        interactor.fetchShopsThrowableError = NotFoundError("the town")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == SceneFailure(NotFoundError("the town"), in: "fetchShops"))
        #expect(presenter.state.shops.isEmpty && presenter.state.products == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func didTapRetryAsksForWhatFailed() async {
        interactor.fetchProductsThrowableError = NotFoundError("the market")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.canRetry == true)
        interactor.fetchProductsThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchShopsCallsCount == 1 && interactor.fetchProductsCallsCount == 2)
        #expect(presenter.state.failure == nil && presenter.state.products == [.sample])
    }

    @Test func rowsThatFailStayAway() async {
        let presenter = makePresenter()
        interactor.latestOrderReturnValue = .sample
        interactor.fetchDeliveryThrowableError = NotFoundError("the van")
        interactor.fetchNoticeThrowableError = NotFoundError("the board")
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        #expect(presenter.state.order == .sample)
        #expect(presenter.state.delivery == nil && presenter.state.notice == nil)
        #expect(presenter.state.failure == nil)
    }

    @Test func aDeliveryOfAnEarlierOrderIsNotShown() async {
        let presenter = makePresenter()
        interactor.latestOrderReturnValue = .sample
        interactor.fetchDeliveryReturnValue = .sample
        presenter.viewWillAppear()
        interactor.latestOrderReturnValue = Order(id: 2, items: [], total: 0)
        interactor.fetchDeliveryReturnValue = nil
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        #expect(presenter.state.order?.id == 2)
        #expect(presenter.state.delivery == nil)
    }

    @Test func theOrderIsShownOnlyIfThereIsOne() async {
        let presenter = makePresenter()
        presenter.didTapOrder()
        #expect(!wireframe.showOrderCalled)
        interactor.latestOrderReturnValue = .sample
        presenter.viewWillAppear()
        presenter.didTapOrder()
        #expect(wireframe.showOrderReceivedOrder == .sample)
        await presenter.tasks.finish()
    }

    @Test func aDismissedNoticeGivesWayToTheNextOne() async {
        let presenter = makePresenter()
        presenter.didTapDismissNotice()
        #expect(!interactor.dismissNoticeCalled)
        interactor.fetchNoticeReturnValue = .sample
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        interactor.fetchNoticeReturnValue = Notice(id: 2, text: "Fresh tofu")
        presenter.didTapDismissNotice()
        #expect(interactor.dismissNoticeReceivedNoticeID == 1)
        #expect(presenter.state.notice == nil)
        await presenter.tasks.finish()
        #expect(presenter.state.notice?.id == 2)
    }
}

@MainActor
@Suite
struct KaimonoTopViewControllerTests {
    private let presenter = MockKaimonoTopPresenterContract()

    private func makeViewController() -> KaimonoTopViewController {
        KaimonoTopViewController(
            presenter: presenter,
            childScenes: KaimonoTopChildren(environment: MockKaimonoTopEnvironment())
        )
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func appearingReachesThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.viewWillAppear(false)
        #expect(presenter.viewDidLoadCallsCount == 1)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }

    @Test func rowsAndTheCartReachThePresenter() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(KaimonoTopState(shops: [.sample], products: [.sample], itemsInCart: 2, canShop: true))
        #expect(viewController.cartButton.currentTitle == "Cart: 2 items")
        #expect(viewController.list.rows.map(\.id) == [.shop(Shop.sample.id), .product(Product.sample.id)])
        for row in viewController.list.rows { viewController.list.select(row.id) }
        let order = viewController.orderRow
        let dismiss = try #require(viewController.noticeRow.arrangedSubviews.last as? UIButton)
        for button in [viewController.cartButton, order, dismiss] {
            button.sendActions(for: .touchUpInside)
        }
        #expect(presenter.didSelectShopReceivedShopID == Shop.sample.id)
        #expect(presenter.didSelectProductReceivedProductID == Product.sample.id)
        #expect(presenter.didTapCartCallsCount == 1)
        #expect(presenter.didTapOrderCallsCount == 1)
        #expect(presenter.didTapDismissNoticeCallsCount == 1)
    }
}

@MainActor
@Suite
struct KaimonoTopRowsTests {
    /// Whether there is an order, a delivery, a notice.
    private typealias Rows = [Bool]

    private func rows(of state: KaimonoTopState) -> Rows {
        [state.order != nil, state.delivery != nil, state.notice != nil]
    }

    private nonisolated static let combinations = [false, true].flatMap { order in
        [false, true].flatMap { delivery in [false, true].map { [order, delivery, $0] } }
    }

    @Test func theCatalogueHasThemInAllTheirCombinations() {
        let shown = Set(KaimonoTopPreviews.all.map { rows(of: $0.state) })
        #expect(shown == Set(Self.combinations))
    }

    @Test func theScreenShowsTheRowsOfEachState() {
        for preview in KaimonoTopPreviews.all {
            let viewController = KaimonoTopViewController(
                presenter: MockKaimonoTopPresenterContract(),
                childScenes: KaimonoTopChildren(environment: MockKaimonoTopEnvironment())
            )
            viewController.loadViewIfNeeded()
            viewController.render(preview.state)
            let shown = [viewController.orderRow, viewController.deliveryRow, viewController.noticeRow].map {
                !$0.isHidden
            }
            #expect(shown == rows(of: preview.state), "\(preview.name)")
        }
    }

    @Test(arguments: combinations)
    func thePresenterFillsWhatThereIs(combination: [Bool]) async {
        let view = MockKaimonoTopViewContract()
        let interactor = MockKaimonoTopInteractorContract()
        interactor.latestOrderReturnValue = combination[0] ? .sample : nil
        interactor.fetchDeliveryReturnValue = combination[1] ? .sample : nil
        interactor.fetchNoticeReturnValue = combination[2] ? .sample : nil
        let presenter = KaimonoTopPresenter(
            descriptor: ViewDescriptor.KaimonoTopDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: MockKaimonoTopWireframeContract()
        )
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        // Without an order there is nothing to deliver.
        let expected = [combination[0], combination[0] && combination[1], combination[2]]
        #expect(view.renderReceivedState.map(rows) == expected)
        #expect(interactor.fetchDeliveryCallsCount == (combination[0] ? 1 : 0))
    }
}
