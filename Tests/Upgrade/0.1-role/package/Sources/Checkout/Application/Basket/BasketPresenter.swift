import CheckoutInterface
import ViperRuntime

@MainActor
final class BasketPresenter {
    private weak var view: (any BasketViewContract)?
    private let interactor: any BasketInteractorContract
    private let wireframe: any BasketWireframeContract
    private let descriptor: ViewDescriptor.BasketDescriptor
    private(set) var state: BasketState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BasketDescriptor,
        view: any BasketViewContract,
        interactor: any BasketInteractorContract,
        wireframe: any BasketWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = BasketState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BasketState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BasketPresenter: BasketPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapReceipt() {
        view?.render(state)
    }
}
