import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Picture shows.
    struct PictureView: View {
        let dataSource: PictureDataSource
        weak var delegate: (any PictureViewDelegate)?

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Picture").accessibilityAddTraits(.isHeader)
                    Text(draftText("url", dataSource.url))
                    Button("Picture") {
                        delegate?.pictureViewDidTapPicture()
                    }
                    .accessibilityIdentifier("picture.picture")
                }
                .padding()
            }
        }
    }
#endif
