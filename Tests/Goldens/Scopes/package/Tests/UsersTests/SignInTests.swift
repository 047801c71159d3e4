import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct SignInPresenterTests {
    private let view = MockSceneViewContract<SignInState>()
    private let interactor = MockSignInInteractorContract()
    private let wireframe = MockSignInWireframeContract()

    private func makePresenter() -> SignInPresenter {
        SignInPresenter(
            descriptor: ViewDescriptor.SignInDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapSignInCallsSignIn() async {
        let presenter = makePresenter()
        presenter.didTapSignIn()
        await presenter.tasks.finish()
        #expect(interactor.signInCallsCount == 1)
    }

    @Test func didTapTermsCallsShowTerms() {
        let presenter = makePresenter()
        presenter.didTapTerms()
        #expect(wireframe.showTermsCallsCount == 1)
    }

    @Test func signInIsNotStartedTwice() async {
        let presenter = makePresenter()
        presenter.didTapSignIn()
        presenter.didTapSignIn()
        #expect(presenter.state.isSigningIn)
        await presenter.tasks.finish()
        #expect(interactor.signInCallsCount == 1)
        #expect(!presenter.state.isSigningIn)
    }
}

@MainActor
@Suite
struct SignInViewControllerTests {
    private let presenter = MockSignInPresenterContract()

    private func makeViewController() -> SignInViewController {
        SignInViewController(presenter: presenter)
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
