import ShopCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `list` of Keeper: it is drawn anew when its data changes, and the others are not.
    struct KeeperListView: View {
        let data: KeeperViewModel.ListData
        let inputs: KeeperViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("List").accessibilityAddTraits(.isHeader)
                Text(draftText("similar", data.similar.value))
                if data.similar.isLoading { ProgressView() }
                FailureRow(data.similar.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
