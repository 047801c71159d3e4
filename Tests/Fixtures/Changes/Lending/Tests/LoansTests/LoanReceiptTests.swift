import LendingCore
import LoansInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Loans

@MainActor
@Suite
struct LoanReceiptPresenterTests {
    private let view = MockSceneViewContract<LoanReceiptState>()
    private let wireframe = MockLoanReceiptWireframeContract()

    private func makePresenter() -> LoanReceiptPresenter {
        LoanReceiptPresenter(
            descriptor: ViewDescriptor.LoanReceiptDescriptor(loan: .sample),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapDoneCallsShowClose() {
        let presenter = makePresenter()
        presenter.didTapDone()
        #expect(wireframe.showCloseCallsCount == 1)
    }
}
