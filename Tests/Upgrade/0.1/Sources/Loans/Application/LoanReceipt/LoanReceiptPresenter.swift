import LoansInterface
import ViperRuntime

@MainActor
final class LoanReceiptPresenter {
    private weak var view: (any LoanReceiptViewContract)?
    private let wireframe: any LoanReceiptWireframeContract
    private let descriptor: ViewDescriptor.LoanReceiptDescriptor
    private(set) var state: LoanReceiptState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LoanReceiptDescriptor,
        view: any LoanReceiptViewContract,
        wireframe: any LoanReceiptWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = LoanReceiptState(startingFrom: descriptor)
    }

    private func update(_ change: (inout LoanReceiptState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension LoanReceiptPresenter: LoanReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapDone() {
        wireframe.showClose()
    }
}
