import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct ProfilePresenterTests {
    private let view = MockSceneViewContract<ProfileState>()
    private let interactor = MockProfileInteractorContract()
    private let wireframe = MockProfileWireframeContract()

    private func makePresenter() -> ProfilePresenter {
        interactor.fetchNameReturnValue = "sample"
        return ProfilePresenter(
            descriptor: ViewDescriptor.ProfileDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchName() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchNameCallsCount == 1)
        #expect(presenter.state.name == "sample")
    }

    @Test func didTapSignOutCallsSignOut() async {
        let presenter = makePresenter()
        presenter.didTapSignOut()
        await presenter.tasks.finish()
        #expect(interactor.signOutCallsCount == 1)
    }

    @Test func didTapTermsCallsShowTerms() {
        let presenter = makePresenter()
        presenter.didTapTerms()
        #expect(wireframe.showTermsCallsCount == 1)
    }

    @Test func didTapHelpCallsShowHelp() {
        let presenter = makePresenter()
        presenter.didTapHelp()
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func failureOfFetchNameIsShown() async {
        let presenter = makePresenter()
        interactor.fetchNameThrowableError = UnimplementedError("fetchName")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchName"))
    }

    @Test func didTapRetryCallsFetchNameAgain() async {
        let presenter = makePresenter()
        interactor.fetchNameThrowableError = UnimplementedError("fetchName")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchNameThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchNameCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchName"))
    }

    @Test func signOutIsNotStartedTwice() async {
        let presenter = makePresenter()
        presenter.didTapSignOut()
        presenter.didTapSignOut()
        #expect(presenter.state.isSigningOut)
        await presenter.tasks.finish()
        #expect(interactor.signOutCallsCount == 1)
        #expect(!presenter.state.isSigningOut)
    }
}

@MainActor
@Suite
struct ProfileViewControllerTests {
    private let presenter = MockProfilePresenterContract()

    private func makeViewController() -> ProfileViewController {
        ProfileViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }
}
