import ShopCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One order, and others like one that was tapped.
    struct ReceiptView: View {
        let dataSource: ReceiptDataSource
        weak var delegate: (any ReceiptViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Receipt")
                Text(
                    [
                        draftText("order", dataSource.order.value),
                        draftText("related", dataSource.related),
                    ].joined(separator: "\n")
                )
                if dataSource.order.isLoading { ProgressView() }
                FailureRow(dataSource.failure, dataSource.order.failure) { delegate?.receiptViewDidTapRetry() }
            }
            .padding()
        }
    }
#endif

extension ReceiptViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Receipt"
    }
}
