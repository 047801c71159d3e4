import CheckoutInterface
import ViperRuntime

@MainActor
final class ReceiptPresenter {
    private weak var view: (any ReceiptViewContract)?
    private let interactor: any ReceiptInteractorContract
    private let wireframe: any ReceiptWireframeContract
    private let descriptor: ViewDescriptor.ReceiptDescriptor
    private(set) var state: ReceiptState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ReceiptDescriptor,
        view: any ReceiptViewContract,
        interactor: any ReceiptInteractorContract,
        wireframe: any ReceiptWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = ReceiptState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ReceiptState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension ReceiptPresenter: ReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
