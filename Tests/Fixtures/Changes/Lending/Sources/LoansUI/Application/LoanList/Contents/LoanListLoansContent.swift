#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of LoanList's loans.
    struct LoanListLoansContent: View {
        let sections: LoanListLoansSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections.header
                Divider()
                sections.list
            }
        }
    }
#endif
