import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All that is borrowed, and what is due.
    struct LoanListView: View {
        let dataSource: LoanListDataSource
        let presenter: any LoanListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    loansContent
                }
                .padding()
            }
        }
    }
#endif
