import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The pictures of one product, and a way to buy it from there.
    struct KaimonoProductGalleryView: View {
        let parts: KaimonoProductGalleryViewModel.Parts
        let inputs: KaimonoProductGalleryViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    KaimonoProductGalleryImageScrollView(data: parts.imageListData, inputs: inputs)
                    KaimonoProductGalleryPurchaseView(data: parts.purchaseData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif

extension KaimonoProductGalleryViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Pictures", bundle: .kaimonoResources, comment: "Title of a screen")
    }
}
