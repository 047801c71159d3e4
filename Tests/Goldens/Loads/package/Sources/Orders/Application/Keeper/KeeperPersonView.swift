import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `person` of Keeper: it is drawn anew when its data changes, and the others are not.
    struct KeeperPersonView: View {
        let data: KeeperViewModel.PersonData
        let inputs: KeeperViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Person").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("keeper", data.keeper),
                        draftText("isLoading", data.isLoading),
                    ].joined(separator: "\n")
                )
            }
        }
    }
#endif
