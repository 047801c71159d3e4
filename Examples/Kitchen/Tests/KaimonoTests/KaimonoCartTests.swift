import KaimonoInterface
import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono
@testable import KaimonoUI

@MainActor
@Suite
struct KaimonoCartPresenterTests {
    private let view = MockSceneViewContract<KaimonoCartState>()
    private let interactor = MockKaimonoCartInteractorContract()
    private let wireframe = MockKaimonoCartWireframeContract()

    private func makePresenter() -> KaimonoCartPresenter {
        interactor.currentCartReturnValue = .sample
        interactor.placeOrderReturnValue = .sample
        return KaimonoCartPresenter(
            descriptor: ViewDescriptor.KaimonoCartDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    private func makeShownPresenter() async -> KaimonoCartPresenter {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        return presenter
    }

    @Test func appearingShowsTheCartAndRecipesForIt() async {
        interactor.suggestRecipesReturnValue = [.sample]
        _ = await makeShownPresenter()
        #expect(interactor.suggestRecipesReceivedCart == .sample)
        #expect(view.renderReceivedState?.cart == .sample)
        #expect(view.renderReceivedState?.suggestions == [.sample])
    }

    @Test func removingAnItemShowsWhatIsLeft() async {
        let presenter = await makeShownPresenter()
        interactor.currentCartReturnValue = .empty
        presenter.didRemoveItem(productID: 1)
        #expect(interactor.removeItemReceivedProductID == 1)
        #expect(view.renderReceivedState?.cart == .empty)
    }

    @Test func thePlacedOrderIsShown() async {
        let presenter = await makeShownPresenter()
        presenter.didTapPlacedOrder()
        #expect(!wireframe.showOrderCalled)
        presenter.didTapOrder()
        await presenter.tasks.finish()
        presenter.didTapPlacedOrder()
        #expect(wireframe.showOrderReceivedOrder == .sample)
    }

    @Test func orderingIsDoneOnceAndShown() async {
        let presenter = await makeShownPresenter()
        presenter.didTapOrder()
        presenter.didTapOrder()
        presenter.didRemoveItem(productID: 1)
        #expect(presenter.state.isPlacingOrder)
        interactor.currentCartReturnValue = .empty
        await presenter.tasks.finish()
        #expect(interactor.placeOrderReceivedInvocations == [.sample])
        #expect(!interactor.removeItemCalled)
        #expect(view.renderReceivedState?.order == .sample)
        #expect(view.renderReceivedState?.cart == .empty)
        #expect(!presenter.state.isPlacingOrder)
    }

    @Test func anEmptyCartIsNotOrdered() async {
        let presenter = makePresenter()
        interactor.currentCartReturnValue = .empty
        presenter.viewWillAppear()
        presenter.didTapOrder()
        await presenter.tasks.finish()
        #expect(!interactor.placeOrderCalled)
    }

    @Test func failureOfPlaceOrderIsShownAndCanBeTriedAgain() async {
        interactor.placeOrderThrowableError = NotFoundError("the server")
        let presenter = await makeShownPresenter()
        presenter.didTapOrder()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "placeOrder")
        #expect(presenter.state.order == nil && !presenter.state.isPlacingOrder)
        interactor.placeOrderThrowableError = nil
        presenter.didTapOrder()
        #expect(presenter.state.failure == nil)
        await presenter.tasks.finish()
        #expect(presenter.state.order == .sample)
    }

    @Test func aCartThatIsBeingOrderedIsShownAsItWas() async {
        interactor.placeOrderThrowableError = NotFoundError("the server")
        let presenter = await makeShownPresenter()
        presenter.didTapOrder()
        interactor.currentCartReturnValue = .empty
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        #expect(presenter.state.cart == .sample)
    }

    @Test func anOrderIsPlacedThoughTheScreenHasGone() async {
        var presenter: KaimonoCartPresenter? = await makeShownPresenter()
        presenter?.didTapOrder()
        let tasks = presenter?.tasks
        presenter = nil
        tasks?.cancelAll()
        interactor.placeOrderClosure = { _ in
            #expect(!Task.isCancelled)
            return .sample
        }
        await tasks?.finish()
        #expect(interactor.placeOrderCallsCount == 1)
        #expect(!interactor.handleUnseenFailureCalled)
    }

    @Test func failureOfPlaceOrderIsHandedOnWhenTheScreenHasGone() async {
        interactor.placeOrderThrowableError = NotFoundError("the server")
        var presenter: KaimonoCartPresenter? = await makeShownPresenter()
        presenter?.didTapOrder()
        let tasks = presenter?.tasks
        presenter = nil
        await tasks?.finish()
        #expect(
            interactor.handleUnseenFailureReceivedFailure == SceneFailure(NotFoundError("the server"), in: "placeOrder")
        )
    }

    @Test func didTapRetrySuggestsAnew() async {
        interactor.suggestRecipesThrowableError = NotFoundError("the cook book")
        let presenter = await makeShownPresenter()
        interactor.suggestRecipesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && interactor.suggestRecipesCallsCount == 2)
    }

    @Test func failureOfSuggestRecipesLeavesTheCart() async {
        interactor.suggestRecipesThrowableError = NotFoundError("the cook book")
        let presenter = await makeShownPresenter()
        #expect(presenter.state.failure?.operation == "suggestRecipes")
        #expect(presenter.state.cart == .sample)
    }

    @Test func recipesAndTheTopAreShown() {
        let presenter = makePresenter()
        presenter.didTapRecipe(recipeID: 7)
        presenter.didTapContinueShopping()
        #expect(wireframe.showRecipeReceivedRecipeID == 7)
        #expect(wireframe.showTopCallsCount == 1)
    }
}

/// By the states of the catalogue.
@MainActor
@Suite
struct KaimonoCartToastTests {
    @Test func whatIsSaidOverTheCart() {
        let placed = KaimonoCartToast.placed(.sample)
        for (state, toast) in [
            (KaimonoCartPreviews.filled, nil), (KaimonoCartPreviews.ordering, .ordering),
            (KaimonoCartPreviews.refused, nil), (KaimonoCartPreviews.placed, placed),
        ] {
            #expect(KaimonoCartToast(KaimonoCartDataSource(state)) == toast)
        }
    }

    @Test func anOrderIsSaidUntilTheCartIsFilledAgain() {
        let state = KaimonoCartState(cart: .sample, order: .sample)
        #expect(KaimonoCartToast(KaimonoCartDataSource(state)) == nil)
    }

    @Test func theCartSaysWhatItHoldsAndWhatWasOrdered() {
        #expect(KaimonoCartTexts.total(of: .sample) == "2 items, ¥800")
        #expect(KaimonoCartTexts.total(of: .empty) == "0 items, ¥0")
        #expect(KaimonoCartTexts.placed(.sample) == "Order 1 is placed: ¥800")
    }
}
