import BazaarCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is cheap today.
    struct OffersView: View {
        @ObservedObject var dataSource: OffersDataSource
        let presenter: any OffersPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(draftText("isLoading", dataSource.isLoading))
                    pageContent
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif

extension OffersViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Offers", bundle: .bazaarResources, comment: "Title of a screen")
    }
}
