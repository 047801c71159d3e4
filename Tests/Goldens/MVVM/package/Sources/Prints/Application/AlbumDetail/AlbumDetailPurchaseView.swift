import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `purchase` of AlbumDetail: it is drawn anew when its data changes, and the others are not.
    struct AlbumDetailPurchaseView: View {
        let data: AlbumDetailViewModel.PurchaseData
        let inputs: AlbumDetailViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Purchase").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("price", data.price),
                        draftText("copies", data.copies),
                        draftText("isLoading", data.isLoading),
                        draftText("theme", data.theme),
                        draftText("isPurchasing", data.isPurchasing),
                    ].joined(separator: "\n")
                )
                Button("Purchase") {
                    inputs.onPurchaseButtonTap()
                }
                .accessibilityIdentifier("albumDetail.purchase")
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
