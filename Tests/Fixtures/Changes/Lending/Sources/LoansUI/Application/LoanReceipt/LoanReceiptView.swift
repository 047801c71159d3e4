import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What was borrowed, and until when.
    struct LoanReceiptView: View {
        let dataSource: LoanReceiptDataSource
        let presenter: any LoanReceiptPresenterContract

        var body: some View {
            VStack(spacing: 16) {
                Text(dataSource.loan.book.title)
                Text(dataSource.loan.due, style: .date)
                Button("Done") {
                    presenter.didTapDone()
                }
            }
            .padding()
        }
    }
#endif
