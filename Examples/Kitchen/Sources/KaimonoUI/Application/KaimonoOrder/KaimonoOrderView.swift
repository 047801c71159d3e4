import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// An order that was placed, and what it holds.
    struct KaimonoOrderView: View {
        let dataSource: KaimonoOrderDataSource
        weak var delegate: (any KaimonoOrderViewDelegate)?

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
                        delegate?.kaimonoOrderViewDidTapContinueShoppingButton()
                    }
                    .frame(minHeight: 44)
                    .accessibilityIdentifier("kaimonoOrder.continueShopping")
                }
                .padding()
            }
        }
    }
#endif
