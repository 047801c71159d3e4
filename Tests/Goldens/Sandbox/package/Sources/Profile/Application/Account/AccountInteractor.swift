@MainActor
final class AccountInteractor {
    private let environment: any AccountEnvironment

    init(environment: any AccountEnvironment) {
        self.environment = environment
    }
}

extension AccountInteractor: AccountInteractorContract {}
