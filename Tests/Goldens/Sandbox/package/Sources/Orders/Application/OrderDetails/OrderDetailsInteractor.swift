@MainActor
final class OrderDetailsInteractor {
    private let environment: any OrderDetailsEnvironment

    init(environment: any OrderDetailsEnvironment) {
        self.environment = environment
    }
}

extension OrderDetailsInteractor: OrderDetailsInteractorContract {}
