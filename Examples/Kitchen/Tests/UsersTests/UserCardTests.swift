import KitchenCore
import Testing
import UsersInterface
import ViperRuntime

@testable import Users

@MainActor
@Suite
struct UserCardPresenterTests {
    private let view = MockUserCardViewContract()
    private let interactor = MockUserCardInteractorContract()

    private func makePresenter() -> UserCardPresenter {
        interactor.fetchUserReturnValue = .sample
        return UserCardPresenter(
            descriptor: ViewDescriptor.UserCardDescriptor(userID: 1),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadCallsFetchUser() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchUserCallsCount == 1)
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
}
