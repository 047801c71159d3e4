import OrdersInterface
import ShopCore
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
        fetchOrders()
        fetchTotal()
    }

    func didTapPlace() {
        place()
    }

    func didTapCheck() {
        check()
    }

    func didTapRetry() {
        if state.orders.failure != nil {
            fetchOrders()
        }
    }
}

extension BasketPresenter {
    private func fetchOrders() {
        update { $0.orders.begin() }
        tasks.load("fetchOrders") { [weak self, interactor] in
            do throws(OrderError) {
                let result = try await interactor.fetchOrders()
                guard let self, !Task.isCancelled else { return }
                update { $0.orders = .loaded(result) }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.orders.fail(error, in: "fetchOrders") }
            }
        }
    }

    private func fetchTotal() {
        update { $0.total.begin() }
        tasks.load("fetchTotal") { [weak self, interactor] in
            let result = await interactor.fetchTotal()
            guard let self, !Task.isCancelled else { return }
            update { $0.total = .loaded(result) }
        }
    }

    private func place() {
        guard !state.isPlacing else { return }
        update {
            $0.isPlacing = true
            $0.failure.clear("place")
        }
        tasks.perform("place") { [weak self, interactor] in
            do throws(OrderError) {
                try await interactor.place()
                self?.update { $0.isPlacing = false }
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "place") }
                update {
                    $0.isPlacing = false
                    $0.failure.record(error, in: "place")
                }
            }
        }
    }

    private func check() {
        update { $0.failure.clear("check") }
        do throws(OrderError) {
            try interactor.check()
        } catch {
            update { $0.failure.record(error, in: "check") }
        }
    }
}
