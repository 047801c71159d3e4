import ExtrasInterface
import GazetteCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Extras

@MainActor
@Suite
struct QuizPresenterTests {
    private let view = MockSceneViewContract<QuizState>()
    private let interactor = MockQuizInteractorContract()

    private func makePresenter() -> QuizPresenter {
        interactor.questionReturnValue = "sample"
        return QuizPresenter(
            descriptor: Pages.QuizDescriptor(day: 1),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadAsks() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderReceivedState?.question == "sample")
        #expect(interactor.questionReceivedDay == 1)
    }
}

@MainActor
@Suite
struct QuizViewControllerTests {
    private let presenter = MockQuizPresenterContract()

    private func makeViewController() -> QuizViewController {
        QuizViewController(presenter: presenter)
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
