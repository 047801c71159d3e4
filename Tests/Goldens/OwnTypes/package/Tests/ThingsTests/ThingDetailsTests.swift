import OwnCore
import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting

@testable import Things

@MainActor
@Suite
struct ThingDetailsPresenterTests {
    private let view = MockSceneViewContract<ThingDetailsState>()

    private func makePresenter() -> ThingDetailsPresenter {
        ThingDetailsPresenter(
            descriptor: ViewDescriptor.ThingDetailsDescriptor(thing: Thing(name: "tea"), other: nil),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct ThingDetailsViewControllerTests {
    private let presenter = MockThingDetailsPresenterContract()

    private func makeViewController() -> ThingDetailsViewController {
        ThingDetailsViewController(presenter: presenter)
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
