import LendingCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows LoanList's list.
    struct LoanListListSection: View {
        let loans: [Loan]
        let isLoading: Bool
        let failure: SceneFailure?
        let onSelectLoan: @MainActor (Loan) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                if isLoading { ProgressView() }
                if let failure { Text(failure.message) }
                ForEach(loans) { loan in
                    Button(loan.book.title) { onSelectLoan(loan) }
                }
            }
        }
    }
#endif
