@MainActor
final class BillInteractor {
    private let environment: any BillEnvironment

    init(environment: any BillEnvironment) {
        self.environment = environment
    }
}

extension BillInteractor: BillInteractorContract {}
