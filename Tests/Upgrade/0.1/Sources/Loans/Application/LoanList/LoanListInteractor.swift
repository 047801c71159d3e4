import LendingCore

@MainActor
final class LoanListInteractor {
    private let environment: any LoanListEnvironment

    init(environment: any LoanListEnvironment) {
        self.environment = environment
    }
}

extension LoanListInteractor: LoanListInteractorContract {
    func fetchLoans() async throws -> [Loan] {
        try await environment.loans.loans()
    }

    func renew(loans: [Loan]) async throws -> [Loan] {
        try await environment.loans.renew(loans)
    }
}
