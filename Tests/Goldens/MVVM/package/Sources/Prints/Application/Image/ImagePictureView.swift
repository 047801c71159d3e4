import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `picture` of Image: it is drawn anew when its data changes, and the others are not.
    struct ImagePictureView: View {
        @ObservedObject var data: ImageViewModel.PictureData
        let inputs: ImageViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Picture").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("url", data.url),
                        draftText("default", data.default),
                        draftText("isLoading", data.isLoading),
                    ].joined(separator: "\n")
                )
                Button("Zoom") {
                    inputs.onZoomButtonTap()
                }
                .accessibilityIdentifier("image.zoom")
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
