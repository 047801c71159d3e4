import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `imageList` of AlbumDetail: it is drawn anew when its data changes, and the others are not.
    struct AlbumDetailImageListView: View {
        let data: AlbumDetailViewModel.ImageListData
        let inputs: AlbumDetailViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Image List").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("images", data.images),
                        draftText("isLoading", data.isLoading),
                    ].joined(separator: "\n")
                )
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
