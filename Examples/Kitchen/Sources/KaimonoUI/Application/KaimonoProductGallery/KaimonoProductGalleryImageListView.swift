import Foundation
import KitchenCore
import ViperImages
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The pictures, one of them large. It is drawn anew when its data changes, and when the product's price does not.
    struct KaimonoProductGalleryImageListView: View {
        let data: KaimonoProductGalleryDisplay.ImageListData
        let inputs: KaimonoProductGalleryDisplay.Inputs

        var body: some View {
            VStack(spacing: 8) {
                if data.isLoading { ProgressView() }
                FailureRow(data.failure) { inputs.onRetryTap() }
                FadeInImage(data.selectedImage, contentMode: .fit) { Color.gray.opacity(0.2) }
                    .aspectRatio(4 / 3, contentMode: .fit)
                    .accessibilityElement()
                    .accessibilityAddTraits(.isImage)
                    .accessibilityLabel(Text(data.selectedTitle))
                    .accessibilityIdentifier("kaimonoProductGallery.picture")
                ScrollView(.horizontal) {
                    HStack(spacing: 8) {
                        ForEach(Array(data.images.indices), id: \.self) { index in
                            Button {
                                inputs.onImageTap(index)
                            } label: {
                                Text(index + 1, format: .number).frame(minWidth: 44, minHeight: 44)
                            }
                            .accessibilityLabel(Text(data.title(of: index)))
                            .accessibilityAddTraits(index == data.selectedIndex ? .isSelected : [])
                            .accessibilityIdentifier("kaimonoProductGallery.image.\(index)")
                        }
                    }
                }
            }
        }
    }
#endif

extension KaimonoProductGalleryDisplay.ImageListData {
    /// The picture that is shown large.
    var selectedImage: URL? { images.indices.contains(selectedIndex) ? images[selectedIndex] : images.first }

    var selectedTitle: String { title(of: images.indices.contains(selectedIndex) ? selectedIndex : 0) }

    /// What is read out of a picture. For example: `Picture 2 of 4`.
    func title(of index: Int) -> String {
        String(
            localized: "Picture \(index + 1) of \(images.count)",
            bundle: .kaimonoUIResources,
            comment: "Which of a product's pictures it is, for those who hear it"
        )
    }
}
