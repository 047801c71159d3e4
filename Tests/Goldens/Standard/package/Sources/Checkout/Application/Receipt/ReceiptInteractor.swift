@MainActor
final class ReceiptInteractor {
    private let environment: any ReceiptEnvironment

    init(environment: any ReceiptEnvironment) {
        self.environment = environment
    }
}

extension ReceiptInteractor: ReceiptInteractorContract {}
