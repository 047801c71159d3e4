import AlbumsCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `caption` of Image: it is drawn anew when its data changes, and the others are not.
    struct ImageCaptionView: View {
        @ObservedObject var data: ImageViewModel.CaptionData
        let inputs: ImageViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Caption").accessibilityAddTraits(.isHeader)
                Text([draftText("text", data.text), draftText("note", data.note)].joined(separator: "\n"))
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
