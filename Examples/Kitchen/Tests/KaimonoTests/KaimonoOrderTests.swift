import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoOrderPresenterTests {
    private let view = MockSceneViewContract<KaimonoOrderState>()
    private let interactor = MockKaimonoOrderInteractorContract()
    private let wireframe = MockKaimonoOrderWireframeContract()

    private func makePresenter() -> KaimonoOrderPresenter {
        interactor.fetchSuggestionsReturnValue = [.sample]
        return KaimonoOrderPresenter(
            descriptor: ViewDescriptor.KaimonoOrderDescriptor(order: .sample),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchSuggestions() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchSuggestionsCallsCount == 1)
    }

    @Test func didSelectProductCallsShowProduct() {
        let presenter = makePresenter()
        presenter.didSelectProduct(productID: 1)
        #expect(wireframe.showProductCallsCount == 1)
    }

    @Test func didTapContinueShoppingButtonCallsShowContinueShopping() {
        let presenter = makePresenter()
        presenter.didTapContinueShoppingButton()
        #expect(wireframe.showContinueShoppingCallsCount == 1)
    }

    @Test func failureOfFetchSuggestionsIsShown() async {
        interactor.fetchSuggestionsThrowableError = NotFoundError("it")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchSuggestions")
        interactor.fetchSuggestionsThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.suggestions == [.sample])
    }
}
