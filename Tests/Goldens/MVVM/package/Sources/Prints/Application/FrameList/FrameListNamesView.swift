import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `names` of FrameList: it is drawn anew when its data changes, and the others are not.
    struct FrameListNamesView: View {
        @ObservedObject var data: FrameListViewModel.NamesData
        let inputs: FrameListViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Names").accessibilityAddTraits(.isHeader)
                Text([draftText("names", data.names), draftText("isLoading", data.isLoading)].joined(separator: "\n"))
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
