import ShopCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is in stock, all of it from one service.
    struct StockView: View {
        let dataSource: StockDataSource
        let presenter: any StockPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Stock").accessibilityAddTraits(.isHeader)
                    if dataSource.count.isLoading { ProgressView() }
                    Text(
                        [
                            draftText("similar", dataSource.similar),
                            draftText("keeper", dataSource.keeper),
                            draftText("arrivals", dataSource.arrivals),
                            draftText("count", dataSource.count.value),
                            draftText("isLoading", dataSource.isLoading),
                        ].joined(separator: "\n")
                    )
                    FailureRow(dataSource.failure, dataSource.count.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif

extension StockViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Stock", comment: "Title of a screen")
    }
}
