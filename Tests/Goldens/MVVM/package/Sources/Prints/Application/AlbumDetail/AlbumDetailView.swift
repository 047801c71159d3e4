import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The pictures of an album, which can be ordered on paper.
    struct AlbumDetailView: View {
        let parts: AlbumDetailViewModel.Parts
        let inputs: AlbumDetailViewModel.Inputs
        var children: AlbumDetailChildren?

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Text(
                        [
                            draftText("isFooterPresented", parts.state.isFooterPresented),
                            draftText("remark", parts.state.remark),
                            draftText("theme", parts.state.theme),
                        ].joined(separator: "\n")
                    )
                    AlbumDetailImageListView(data: parts.imageListData, inputs: inputs)
                    AlbumDetailPurchaseView(data: parts.purchaseData, inputs: inputs)
                    AlbumDetailOwnerView(data: parts.ownerData, inputs: inputs)
                    AlbumDetailFooterView(data: parts.footerData, inputs: inputs)
                    Button("Share") {
                        inputs.onShareButtonTap()
                    }
                    .accessibilityIdentifier("albumDetail.share")
                    Button("Info") {
                        inputs.onInfoTap()
                    }
                    .accessibilityIdentifier("albumDetail.info")
                    children?.makeFront()
                }
                .padding()
            }
        }
    }
#endif

extension AlbumDetailViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Album Detail", comment: "Title of a screen")
    }
}
