import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoOrderPresenter {
    private weak var view: (any KaimonoOrderViewContract)?
    private let interactor: any KaimonoOrderInteractorContract
    private let wireframe: any KaimonoOrderWireframeContract
    private let descriptor: ViewDescriptor.KaimonoOrderDescriptor
    private(set) var state: KaimonoOrderState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoOrderDescriptor,
        view: any KaimonoOrderViewContract,
        interactor: any KaimonoOrderInteractorContract,
        wireframe: any KaimonoOrderWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = KaimonoOrderState(startingFrom: descriptor)
    }

    private func update(_ change: (inout KaimonoOrderState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension KaimonoOrderPresenter: KaimonoOrderPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchSuggestions(order: state.order)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapContinueShoppingButton() {
        wireframe.showContinueShopping()
    }

    func didTapRetry() {
        fetchSuggestions(order: state.order)
    }
}

extension KaimonoOrderPresenter {
    private func fetchSuggestions(order: Order) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchSuggestions")
        }
        tasks.load("fetchSuggestions") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchSuggestions(order: order)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.suggestions = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchSuggestions")
                }
            }
        }
    }
}
