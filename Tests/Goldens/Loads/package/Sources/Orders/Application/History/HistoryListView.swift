import ShopCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `list` of History: it is drawn anew when its data changes, and the others are not.
    struct HistoryListView: View {
        let data: HistoryViewModel.ListData
        let inputs: HistoryViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("List").accessibilityAddTraits(.isHeader)
                Text(draftText("orders", data.orders.value))
                if data.orders.isLoading { ProgressView() }
                FailureRow(data.failure, data.orders.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
