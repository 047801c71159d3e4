import Foundation

@MainActor
final class BasketInteractor {
    private let environment: any BasketInteractorEnvironment

    init(environment: any BasketInteractorEnvironment) {
        self.environment = environment
    }
}

extension BasketInteractor: BasketInteractorContract {
    func total() -> Decimal {
        0
    }
}
