import KitchenCore
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct UserCardPresenterTests {
    private let view = MockSceneViewContract<UserCardState>()
    private let interactor = MockUserCardInteractorContract()
    private let wireframe = MockUserCardWireframeContract()

    private func makePresenter() -> UserCardPresenter {
        interactor.fetchUserReturnValue = .sample
        interactor.fetchProductsReturnValue = Product.samples
        return UserCardPresenter(
            descriptor: ViewDescriptor.UserCardDescriptor(userID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchUser() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchUserCallsCount == 1)
        #expect(presenter.state.products == Product.samples && !presenter.state.isLoading)
    }

    @Test func failureOfFetchUserIsShown() async {
        interactor.fetchUserThrowableError = NotFoundError("it")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchUser")
        interactor.fetchUserThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.user == .sample)
    }

    @Test func failureOfFetchProductsIsShownAndTriedAgainAlone() async {
        interactor.fetchProductsThrowableError = NotFoundError("it")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchProducts" && presenter.state.user == .sample)
        interactor.fetchProductsThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.products == Product.samples)
        #expect(interactor.fetchUserCallsCount == 1)
    }

    @Test func aProductIsShown() {
        makePresenter().didSelectProduct(productID: 2)
        #expect(wireframe.showProductReceivedProductID == 2)
    }
}
