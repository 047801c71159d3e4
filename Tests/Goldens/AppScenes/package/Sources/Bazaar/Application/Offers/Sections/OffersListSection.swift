import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Offers's list.
    struct OffersListSection: View {
        let offers: [String]
        let failure: SceneFailure?
        let onSelectOffer: @MainActor (String) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("List", bundle: .bazaarResources).accessibilityAddTraits(.isHeader)
                Text(draftText("offers", offers))
            }
        }
    }
#endif
