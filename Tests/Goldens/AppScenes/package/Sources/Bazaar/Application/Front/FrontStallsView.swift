import BazaarCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `stalls` of Front: it is drawn anew when its data changes, and the others are not.
    struct FrontStallsView: View {
        let data: FrontViewModel.StallsData
        let inputs: FrontViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Stalls", bundle: .bazaarResources).accessibilityAddTraits(.isHeader)
                Text([draftText("names", data.names), draftText("isLoading", data.isLoading)].joined(separator: "\n"))
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
