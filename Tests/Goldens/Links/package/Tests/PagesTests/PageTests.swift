import Foundation
import PagesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Pages

@MainActor
@Suite
struct PagePresenterTests {
    private let view = MockSceneViewContract<PageState>()

    private func makePresenter() -> PagePresenter {
        PagePresenter(
            descriptor: ViewDescriptor.PageDescriptor(default: URL(fileURLWithPath: "/sample"), isOpen: true),
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
struct PageViewControllerTests {
    private let presenter = MockPagePresenterContract()

    private func makeViewController() -> PageViewController {
        PageViewController(presenter: presenter)
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
