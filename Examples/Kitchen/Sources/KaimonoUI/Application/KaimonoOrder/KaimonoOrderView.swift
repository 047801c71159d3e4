import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// An order that was placed, and what it holds.
    struct KaimonoOrderView: View {
        let dataSource: KaimonoOrderDataSource
        let presenter: any KaimonoOrderPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    receiptContent
                    Button(
                        String(
                            localized: "Continue shopping",
                            bundle: .kaimonoUIResources,
                            comment: "Leads to the shops"
                        )
                    ) {
                        presenter.didTapContinueShoppingButton()
                    }
                    .frame(minHeight: 44)
                    .accessibilityIdentifier("kaimonoOrder.continueShopping")
                }
                .padding()
            }
        }
    }
#endif
