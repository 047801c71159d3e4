import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Picture shows.
    struct PictureView: View {
        let dataSource: PictureDataSource
        weak var delegate: (any PictureViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Picture")
                Text(draftText("url", dataSource.url))
                Button("Picture") {
                    delegate?.pictureViewDidTapPicture()
                }
            }
            .padding()
        }
    }
#endif
