import GalleryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// When the gallery is open.
    struct OpeningHoursView: View {
        let dataSource: OpeningHoursDataSource
        weak var delegate: (any OpeningHoursViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Opening Hours")
                Text(draftText("hours", dataSource.hours))
                Button("Catalogue") {
                    delegate?.openingHoursViewDidTapCatalogue()
                }
                FailureRow(dataSource.failure) { delegate?.openingHoursViewDidTapRetry() }
            }
            .padding()
        }
    }
#endif

extension OpeningHoursViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Opening Hours"
    }
}
