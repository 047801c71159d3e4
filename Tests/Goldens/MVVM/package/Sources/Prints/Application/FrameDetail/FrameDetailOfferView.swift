import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `offer` of FrameDetail: it is drawn anew when its data changes, and the others are not.
    struct FrameDetailOfferView: View {
        let data: FrameDetailViewModel.OfferData
        let inputs: FrameDetailViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Offer").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("price", data.price),
                        draftText("isLoading", data.isLoading),
                        draftText("isOrderingFrame", data.isOrderingFrame),
                    ].joined(separator: "\n")
                )
                Button("Order Frame") {
                    inputs.onOrderFrameTap()
                }
                .accessibilityIdentifier("frameDetail.orderFrame")
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
