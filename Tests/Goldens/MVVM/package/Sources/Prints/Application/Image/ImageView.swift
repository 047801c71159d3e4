import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Image shows.
    struct ImageView: View {
        let parts: ImageViewModel.Parts
        let inputs: ImageViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    ImagePictureView(data: parts.pictureData, inputs: inputs)
                    ImageCaptionView(data: parts.captionData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif

extension ImageViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Image", comment: "Title of a screen")
    }
}
