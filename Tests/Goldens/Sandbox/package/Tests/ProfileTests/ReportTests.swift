import MarketCore
import ProfileInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Profile

// No test of the presenter: `samples` in project.yml has no value of Report.

@MainActor
@Suite
struct ReportViewControllerTests {
    private let presenter = MockReportPresenterContract()

    private func makeViewController() -> ReportViewController {
        ReportViewController(presenter: presenter)
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
