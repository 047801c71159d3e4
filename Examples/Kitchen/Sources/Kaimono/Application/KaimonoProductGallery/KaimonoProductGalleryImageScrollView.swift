import Foundation
import KitchenCore
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
                if let image = data.selectedImage { AsyncImage(url: image) }
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
