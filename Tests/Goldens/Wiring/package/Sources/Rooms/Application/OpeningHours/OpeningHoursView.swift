import GalleryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// When the gallery is open.
    struct OpeningHoursView: View {
        let dataSource: OpeningHoursDataSource
        let presenter: any OpeningHoursPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Opening Hours").accessibilityAddTraits(.isHeader)
                    Text(draftText("hours", dataSource.hours))
                    Button("Catalogue") {
                        presenter.didTapCatalogue()
                    }
                    .accessibilityIdentifier("openingHours.catalogue")
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
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
