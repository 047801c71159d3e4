import ShopCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One order, and others like one that was tapped.
    struct ReceiptView: View {
        let dataSource: ReceiptDataSource
        let presenter: any ReceiptPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Receipt").accessibilityAddTraits(.isHeader)
                    if dataSource.order.isLoading { ProgressView() }
                    Text(
                        [
                            draftText("order", dataSource.order.value),
                            draftText("related", dataSource.related),
                        ].joined(separator: "\n")
                    )
                    FailureRow(dataSource.failure, dataSource.order.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif

extension ReceiptViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Receipt", comment: "Title of a screen")
    }
}
