import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The pictures of one product, and a way to buy it from there.
    struct KaimonoProductGalleryView: View {
        let parts: KaimonoProductGalleryDisplay.Parts
        let inputs: KaimonoProductGalleryDisplay.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    KaimonoProductGalleryImageListView(data: parts.imageListData, inputs: inputs)
                    KaimonoProductGalleryPurchaseView(data: parts.purchaseData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif
