import Foundation
import LendingCore
import LoansInterface
import ViperRuntime

extension LoanListPresenter: LoanListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        load { [interactor] in try await interactor.fetchLoans() }
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didSelectLoan(loan: Loan) {
        wireframe.showReceipt(loan: loan)
    }

    func didTapRenewAll() {
        load { [interactor, loans = state.loans] in try await interactor.renew(loans: loans) }
    }
}

extension LoanListPresenter {
    private func load(_ work: @escaping @MainActor () async throws -> [Loan]) {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self] in
            do {
                let loans = try await work()
                self?.update { $0 = LoanListState(showing: loans, on: Date(timeIntervalSince1970: 1)) }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "fetchLoans")
                }
            }
        }
    }
}

extension LoanListState {
    /// What somebody has borrowed, as it stands on a day.
    init(showing loans: [Loan], on day: Date) {
        self.init(loans: loans, overdue: loans.count { $0.due < day }, isLoading: false)
    }
}
