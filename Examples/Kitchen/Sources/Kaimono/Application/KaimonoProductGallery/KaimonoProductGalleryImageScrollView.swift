import Foundation
import KitchenCore
import ViperImages
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The pictures, one of them large. It is drawn anew when its data changes, and when the product's price does not.
    struct KaimonoProductGalleryImageScrollView: View {
        let data: KaimonoProductGalleryViewModel.ImageListData
        let inputs: KaimonoProductGalleryViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                if data.isLoading { ProgressView() }
                FailureRow(data.failure) { inputs.onRetryTap() }
                FadeInImage(data.selectedImage, contentMode: .fit) { Color.gray.opacity(0.2) }
                    .aspectRatio(4 / 3, contentMode: .fit)
                ScrollView(.horizontal) {
                    HStack(spacing: 8) {
                        ForEach(Array(data.images.indices), id: \.self) { index in
                            Button("\(index + 1)") {
                                inputs.onImageTap(index)
                            }
                        }
                    }
                }
            }
        }
    }
#endif

extension KaimonoProductGalleryViewModel.ImageListData {
    /// The picture that is shown large.
    var selectedImage: URL? { images.indices.contains(selectedIndex) ? images[selectedIndex] : images.first }
}
