import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoTopPresenterTests {
    private let view = MockSceneViewContract<KaimonoTopState>()
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

    @Test func theHintFollowsTheSettings() async {
        let (answers, continuation) = AsyncStream<Bool>.makeStream()
        interactor.followNotificationsReturnValue = answers
        let presenter = makePresenter()
        var shown: [Bool] = []
        view.renderClosure = { shown.append($0.notificationsAreOff) }
        presenter.viewDidLoad()
        continuation.yield(true)
        continuation.yield(false)
        continuation.finish()
        await presenter.tasks.finish()
        #expect(shown.contains(true) && shown.last == false)
    }

    @Test func nobodyFollowsTheSettingsOnceTheScreenHasGone() async {
        let (answers, continuation) = AsyncStream<Bool>.makeStream()
        interactor.followNotificationsReturnValue = answers
        var presenter: KaimonoTopPresenter? = makePresenter()
        presenter?.viewDidLoad()
        continuation.yield(true)
        while presenter?.state.notificationsAreOff == false { await Task.yield() }
        let tasks = presenter?.tasks
        let hasGone = { [weak presenter] in presenter == nil }
        presenter = nil
        #expect(hasGone())
        tasks?.cancelAll()
        await tasks?.finish()
    }

    @Test func theHintLeadsToTheSettings() {
        makePresenter().didTapNotificationHint()
        #expect(interactor.openNotificationSettingsCallsCount == 1)
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
struct KaimonoTopRowsTests {
    /// Whether there is an order, a delivery, a notice, a hint.
    private typealias Rows = [Bool]

    private func rows(of state: KaimonoTopState) -> Rows {
        [state.order != nil, state.delivery != nil, state.notice != nil, state.notificationsAreOff]
    }

    private nonisolated static let combinations = (0..<16).map { number in
        (0..<4).map { number & (1 << $0) != 0 }
    }

    @Test func theCatalogueHasThemInAllTheirCombinations() {
        let shown = Set(KaimonoTopPreviews.all.map { rows(of: $0.state) })
        #expect(shown == Set(Self.combinations))
    }

    @Test func theScreenShowsTheRowsOfEachState() {
        for preview in KaimonoTopPreviews.all {
            let shown = KaimonoTopRow.all(of: KaimonoTopDataSource(preview.state)).map(\.id)
            let expected: [KaimonoTopRow.ID] = zip(
                [.order, .delivery, .notice, .notificationHint],
                rows(of: preview.state)
            ).compactMap { $1 ? $0 : nil }
            #expect(Set(shown) == Set(expected) && shown.count == expected.count, "\(preview.name)")
        }
    }

    @Test(arguments: combinations)
    func thePresenterFillsWhatThereIs(combination: [Bool]) async {
        let view = MockSceneViewContract<KaimonoTopState>()
        let interactor = MockKaimonoTopInteractorContract()
        interactor.latestOrderReturnValue = combination[0] ? .sample : nil
        interactor.fetchDeliveryReturnValue = combination[1] ? .sample : nil
        interactor.fetchNoticeReturnValue = combination[2] ? .sample : nil
        interactor.followNotificationsReturnValue = AsyncStream { continuation in
            continuation.yield(combination[3])
            continuation.finish()
        }
        let presenter = KaimonoTopPresenter(
            descriptor: ViewDescriptor.KaimonoTopDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: MockKaimonoTopWireframeContract()
        )
        presenter.viewDidLoad()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        // Without an order there is nothing to deliver.
        let expected = [combination[0], combination[0] && combination[1], combination[2], combination[3]]
        #expect(view.renderReceivedState.map(rows) == expected)
        #expect(interactor.fetchDeliveryCallsCount == (combination[0] ? 1 : 0))
    }
}
