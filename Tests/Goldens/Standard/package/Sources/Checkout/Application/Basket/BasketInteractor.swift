import Foundation

@MainActor
final class BasketInteractor {
    private let environment: any BasketEnvironment

    init(environment: any BasketEnvironment) {
        self.environment = environment
    }
}

extension BasketInteractor: BasketInteractorContract {
    func total() -> Decimal {
        0
    }
}
