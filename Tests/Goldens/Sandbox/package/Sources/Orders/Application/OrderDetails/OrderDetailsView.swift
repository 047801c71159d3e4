import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What OrderDetails shows.
    struct OrderDetailsView: View {
        @ObservedObject var dataSource: OrderDetailsDataSource
        weak var delegate: (any OrderDetailsViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Order Details")
                Text(draftText("order", dataSource.order))
            }
            .padding()
        }
    }
#endif

extension OrderDetailsViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Order Details"
    }
}
