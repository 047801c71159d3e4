import GalleryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// When the gallery is open.
    struct OpeningHoursView: View {
        let dataSource: OpeningHoursDataSource
        weak var delegate: (any OpeningHoursViewDelegate)?

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Opening Hours").accessibilityAddTraits(.isHeader)
                    Text(draftText("hours", dataSource.hours))
                    Button("Catalogue") {
                        delegate?.openingHoursViewDidTapCatalogue()
                    }
                    .accessibilityIdentifier("openingHours.catalogue")
                    FailureRow(dataSource.failure) { delegate?.openingHoursViewDidTapRetry() }
                }
                .padding()
            }
        }
    }
#endif

extension OpeningHoursViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Opening Hours", comment: "Title of a screen")
    }
}
