import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// How a dish was. Its view is not in the module of views, and observes by Combine as well.
    struct RatingView: View {
        let parts: RatingViewModel.Parts
        let inputs: RatingViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    RatingStarsView(data: parts.starsData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif

extension RatingViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Rating", bundle: .menuResources, comment: "Title of a screen")
    }
}
