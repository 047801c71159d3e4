import AlbumsCore

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `footer` of AlbumDetail: it is drawn anew when its data changes, and the others are not.
    struct AlbumDetailFooterView: View {
        let data: AlbumDetailViewModel.FooterData
        let inputs: AlbumDetailViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Footer").accessibilityAddTraits(.isHeader)
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
