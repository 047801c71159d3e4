import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `stock` of FrameList: it is drawn anew when its data changes, and the others are not.
    struct FrameListStockView: View {
        @ObservedObject var data: FrameListViewModel.StockData
        let inputs: FrameListViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Stock").accessibilityAddTraits(.isHeader)
                Text([draftText("stock", data.stock), draftText("isLoading", data.isLoading)].joined(separator: "\n"))
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
