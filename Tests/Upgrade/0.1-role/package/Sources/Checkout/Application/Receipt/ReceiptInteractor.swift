@MainActor
final class ReceiptInteractor {
    private let environment: any ReceiptInteractorEnvironment

    init(environment: any ReceiptInteractorEnvironment) {
        self.environment = environment
    }
}

extension ReceiptInteractor: ReceiptInteractorContract {}
