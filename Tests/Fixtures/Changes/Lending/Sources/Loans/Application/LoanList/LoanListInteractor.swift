import LendingCore
import ViperRuntime

extension LoanListInteractor: LoanListInteractorContract {
    func fetchLoans() async throws -> [Loan] {
        try await environment.loans.loans()
    }

    func renew(loans: [Loan]) async throws -> [Loan] {
        try await environment.loans.renew(loans)
    }
}
