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
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ReceiptPresenter: ReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
