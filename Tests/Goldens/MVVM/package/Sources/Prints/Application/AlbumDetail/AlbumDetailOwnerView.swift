import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `owner` of AlbumDetail: it is drawn anew when its data changes, and the others are not.
    struct AlbumDetailOwnerView: View {
        let data: AlbumDetailViewModel.OwnerData
        let inputs: AlbumDetailViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Owner").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("album", data.album),
                        draftText("name", data.name),
                        draftText("visits", data.visits),
                    ].joined(separator: "\n")
                )
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
