@MainActor
final class OrderListInteractor {
    private let environment: any OrderListEnvironment

    init(environment: any OrderListEnvironment) {
        self.environment = environment
    }
}

extension OrderListInteractor: OrderListInteractorContract {}
