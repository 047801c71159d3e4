import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows LoafOfTomorrow's amount.
    struct LoafOfTomorrowAmountSection: View {
        let count: Int
        let onBasketTap: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Amount").accessibilityAddTraits(.isHeader)
                Text(draftText("count", count))
                Button("Basket", action: onBasketTap)
            }
        }
    }
#endif
