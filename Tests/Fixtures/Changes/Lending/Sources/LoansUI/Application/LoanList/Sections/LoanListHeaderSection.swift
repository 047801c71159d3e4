#if canImport(SwiftUI)
    import SwiftUI

    /// How it stands.
    struct LoanListHeaderSection: View {
        let overdue: Int
        let onTapRenewAll: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                OverdueLabel(count: overdue)
                Button("Renew All", action: onTapRenewAll)
            }
        }
    }
#endif
