import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `stars` of Rating: it is drawn anew when its data changes, and the others are not.
    struct RatingStarsView: View {
        @ObservedObject var data: RatingViewModel.StarsData
        let inputs: RatingViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Stars", bundle: .menuResources).accessibilityAddTraits(.isHeader)
                Text(draftText("count", data.count))
            }
        }
    }
#endif
