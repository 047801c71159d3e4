#if canImport(UIKit)
import KitchenCore
import SwiftUI
import ViperRuntime

/// What is about to be ordered.
struct CartView: View {
    let dataSource: DataSource<CartState>
    let presenter: any CartPresenterContract
    let userBadge: EmbeddedScene

    var body: some View {
        VStack {
            userBadge
            Text(verbatim: "\(dataSource.cart.count)")
            FailureRow(dataSource.ordering.failure) { presenter.didTapOrder() }
            Button("Order") { presenter.didTapOrder() }
                .disabled(dataSource.ordering.isRunning || dataSource.cart.items.isEmpty)
            Button("Continue shopping") { presenter.didTapContinueShopping() }
        }
    }
}
#endif
