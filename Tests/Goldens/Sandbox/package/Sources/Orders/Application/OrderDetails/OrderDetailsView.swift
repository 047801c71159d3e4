import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What OrderDetails shows.
    struct OrderDetailsView: View {
        @ObservedObject var dataSource: OrderDetailsDataSource
        let presenter: any OrderDetailsPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Order Details").accessibilityAddTraits(.isHeader)
                    Text(draftText("order", dataSource.order))
                }
                .padding()
            }
        }
    }
#endif

extension OrderDetailsViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Order Details", comment: "Title of a screen")
    }
}
