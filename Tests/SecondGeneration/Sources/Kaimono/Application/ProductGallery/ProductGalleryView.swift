#if canImport(UIKit)
import Foundation
import KitchenCore
import SwiftUI
import ViperRuntime

/// The pictures of one product, and a way to buy it from there.
struct ProductGalleryView: View {
    let outputs: DataSource<ProductGalleryViewModel.Outputs>
    let inputs: any ProductGalleryInputs

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ProductGalleryImageListView(data: outputs.imageList, inputs: inputs)
                ProductGalleryPurchaseView(data: outputs.purchase, inputs: inputs)
            }
            .padding()
        }
    }
}

/// The pictures, each a button that selects it.
struct ProductGalleryImageListView: View {
    let data: ProductGalleryViewModel.ImageListData
    let inputs: any ProductGalleryInputs

    var body: some View {
        VStack(spacing: 8) {
            if data.images.isLoading { ProgressView() }
            FailureRow(data.images.failure) { inputs.onRetryTap() }
            ForEach(Array((data.images.value ?? []).indices), id: \.self) { index in
                Button("\(index + 1)") { inputs.onImageTap(selectedIndex: index) }
            }
        }
    }
}

/// What the product costs, and the way to buy it.
struct ProductGalleryPurchaseView: View {
    let data: ProductGalleryViewModel.PurchaseData
    let inputs: any ProductGalleryInputs

    var body: some View {
        VStack(spacing: 8) {
            FailureRow(data.product.failure) { inputs.onRetryTap() }
            if let product = data.product.value { Text(verbatim: product.offer) }
            Button(String(localized: "Purchase", comment: "Buys the product")) { inputs.onPurchaseButtonTap() }
                .disabled(data.purchasable == nil)
        }
    }
}
#endif
