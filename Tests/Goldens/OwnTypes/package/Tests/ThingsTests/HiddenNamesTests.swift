import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting

@testable import Things

@MainActor
@Suite
struct HiddenNamesPresenterTests {
    private let view = MockSceneViewContract<HiddenNamesState>()
    private let interactor = MockHiddenNamesInteractorContract()
    private let wireframe = MockHiddenNamesWireframeContract()

    private func makePresenter() -> HiddenNamesPresenter {
        HiddenNamesPresenter(
            descriptor: ViewDescriptor.HiddenNamesDescriptor(environment: "sample", viewController: 1),
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

    @Test func didTapDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTap(view: 1, state: true)
        #expect(view.renderCalled)
    }

    @Test func didChangeUpdateDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeUpdate(update: true, presenter: 1)
        #expect(view.renderCalled)
        #expect(presenter.state.update == true)
    }

    @Test func didTapSaveCallsSave() async {
        let presenter = makePresenter()
        presenter.didTapSave(save: 1, tasks: true)
        await presenter.tasks.finish()
        #expect(interactor.saveCallsCount == 1)
    }

    @Test func didTapNextCallsShowNext() {
        let presenter = makePresenter()
        presenter.didTapNext(wireframe: 1, environment: "sample", viewController: 1)
        #expect(wireframe.showNextCallsCount == 1)
    }

    @Test func saveIsNotStartedTwice() async {
        let presenter = makePresenter()
        presenter.didTapSave(save: 1, tasks: true)
        presenter.didTapSave(save: 1, tasks: true)
        #expect(presenter.state.isSaving)
        await presenter.tasks.finish()
        #expect(interactor.saveCallsCount == 1)
        #expect(!presenter.state.isSaving)
    }
}

@MainActor
@Suite
struct HiddenNamesViewControllerTests {
    private let presenter = MockHiddenNamesPresenterContract()

    private func makeViewController() -> HiddenNamesViewController {
        HiddenNamesViewController(presenter: presenter)
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
