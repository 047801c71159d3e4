import Foundation
import LendingCore
import LoansInterface
import ViperRuntime

@MainActor
final class LoanListPresenter {
    private weak var view: (any LoanListViewContract)?
    private let interactor: any LoanListInteractorContract
    private let wireframe: any LoanListWireframeContract
    private let descriptor: ViewDescriptor.LoanListDescriptor
    private(set) var state: LoanListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LoanListDescriptor,
        view: any LoanListViewContract,
        interactor: any LoanListInteractorContract,
        wireframe: any LoanListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = LoanListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout LoanListState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

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
