import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Picture shows.
    struct PictureView: View {
        let dataSource: PictureDataSource
        let presenter: any PicturePresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Picture").accessibilityAddTraits(.isHeader)
                    Text(draftText("url", dataSource.url))
                    Button("Picture") {
                        presenter.didTapPicture()
                    }
                    .accessibilityIdentifier("picture.picture")
                }
                .padding()
            }
        }
    }
#endif
