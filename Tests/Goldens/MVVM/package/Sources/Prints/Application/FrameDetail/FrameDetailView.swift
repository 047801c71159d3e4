import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What a frame costs, and a way to order it.
    struct FrameDetailView: View {
        let parts: FrameDetailViewModel.Parts
        let inputs: FrameDetailViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    FrameDetailOfferView(data: parts.offerData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif

extension FrameDetailViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Frame Detail", comment: "Title of a screen")
    }
}
