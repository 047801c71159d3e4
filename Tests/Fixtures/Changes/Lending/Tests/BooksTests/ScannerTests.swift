import BooksInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
@Suite
struct ScannerPresenterTests {
    private let view = MockSceneViewContract<ScannerState>()

    private func makePresenter() -> ScannerPresenter {
        ScannerPresenter(
            descriptor: ViewDescriptor.ScannerDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapTorchDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapTorch()
        #expect(view.renderReceivedState?.number == "12")
    }
}

@MainActor
@Suite
struct ScannerViewControllerTests {
    private let presenter = MockScannerPresenterContract()

    private func makeViewController() -> ScannerViewController {
        ScannerViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didTapTorchReachesThePresenter() {
        makeViewController().didTapTorch()
        #expect(presenter.didTapTorchCallsCount == 1)
    }
}
