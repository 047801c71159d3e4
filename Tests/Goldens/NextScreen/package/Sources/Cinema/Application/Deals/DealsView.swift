import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Deals shows.
    struct DealsView: View {
        @ObservedObject var dataSource: DealsDataSource
        let presenter: any DealsPresenterContract
        var children: DealsChildren?

        var body: some View {
            VStack(spacing: 16) {
                Text("Deals").accessibilityAddTraits(.isHeader)
                Text(draftText("names", dataSource.names))
                FailureRow(dataSource.failure) { presenter.didTapRetry() }
            }
            .padding()
        }
    }
#endif

extension DealsViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Deals", comment: "Title of a screen")
    }
}
