import OwnCore
import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting

@testable import Things

// No test of didDrop: `samples` in project.yml has no value of Other.

@MainActor
@Suite
struct ThingListPresenterTests {
    private let view = MockSceneViewContract<ThingListState>()
    private let interactor = MockThingListInteractorContract()
    private let wireframe = MockThingListWireframeContract()

    private func makePresenter() -> ThingListPresenter {
        interactor.fetchThingsReturnValue = [Thing(name: "tea")]
        interactor.bestReturnValue = Thing(name: "tea")
        return ThingListPresenter(
            descriptor: ViewDescriptor.ThingListDescriptor(filter: .all, icon: nil),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchThings() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchThingsCallsCount == 1)
    }

    @Test func didSelectThingCallsShowThing() {
        let presenter = makePresenter()
        presenter.didSelectThing(thing: Thing(name: "tea"))
        #expect(wireframe.showThingCallsCount == 1)
    }

    @Test func failureOfFetchThingsIsShown() async {
        let presenter = makePresenter()
        interactor.fetchThingsThrowableError = UnimplementedError("fetchThings")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchThings"))
    }

    @Test func didTapRetryCallsFetchThingsAgain() async {
        let presenter = makePresenter()
        interactor.fetchThingsThrowableError = UnimplementedError("fetchThings")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchThingsThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchThingsCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchThings"))
    }
}

@MainActor
@Suite
struct ThingListViewControllerTests {
    private let presenter = MockThingListPresenterContract()

    private func makeViewController() -> ThingListViewController {
        ThingListViewController(presenter: presenter)
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
