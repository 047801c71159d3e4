import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What the product costs, and the way to buy it.
    struct KaimonoProductGalleryPurchaseView: View {
        let data: KaimonoProductGalleryDisplay.PurchaseData
        let inputs: KaimonoProductGalleryDisplay.Inputs

        var body: some View {
            VStack(spacing: 8) {
                if data.isLoading { ProgressView() }
                FailureRow(data.failure) { inputs.onRetryTap() }
                if let product = data.product {
                    Text(verbatim: product.offer).accessibilityIdentifier("kaimonoProductGallery.offer")
                }
                Button(String(localized: "Purchase", bundle: .kaimonoUIResources, comment: "Buys the product")) {
                    inputs.onPurchaseButtonTap()
                }
                .frame(minHeight: 44)
                .disabled(data.product == nil)
                .accessibilityIdentifier("kaimonoProductGallery.purchase")
            }
        }
    }
#endif
