import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Image shows.
    struct ImageView: View {
        let parts: ImageViewModel.Parts
        let inputs: ImageViewModel.Inputs
        var children: ImageChildren?
        @ObservedObject private var screen: ImageViewModel.Screen

        init(parts: ImageViewModel.Parts, inputs: ImageViewModel.Inputs, children: ImageChildren? = nil) {
            self.parts = parts
            self.inputs = inputs
            self.children = children
            screen = parts.screen
        }

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Text(
                        [
                            draftText("isZoomed", screen.state.isZoomed),
                            draftText("isForgetting", screen.state.isForgetting),
                            draftText("related", screen.state.related.value),
                        ].joined(separator: "\n")
                    )
                    ImagePictureView(data: parts.pictureData, inputs: inputs)
                    ImageCaptionView(data: parts.captionData, inputs: inputs)
                    Button("Forget") {
                        inputs.onForgetTap()
                    }
                    .accessibilityIdentifier("image.forget")
                    children?.makeFront()
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
