import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is under way for the user, the shops nearby and what they offer today.
    struct KaimonoTopView: View {
        let dataSource: KaimonoTopDataSource
        weak var delegate: (any KaimonoTopViewDelegate)?
        var children: KaimonoTopChildren?

        var body: some View {
            ScrollView {
                ReadableWidth {
                    VStack(alignment: .leading, spacing: 16) {
                        underWay
                        if dataSource.canShop { cartButton }
                        if dataSource.isLoading { ProgressView { Text(verbatim: .loading) } }
                        FailureRow(dataSource.failure) { delegate?.kaimonoTopViewDidTapRetry() }
                        offersContent
                        children?.makeRecipe()
                    }
                    .padding()
                }
            }
            .animation(.default, value: KaimonoTopRow.all(of: dataSource))
        }

        private var underWay: some View {
            ForEach(KaimonoTopRow.all(of: dataSource)) { row in
                KaimonoTopRowView(
                    row: row,
                    onTapOrder: { delegate?.kaimonoTopViewDidTapOrder() },
                    onDismissNotice: { delegate?.kaimonoTopViewDidTapDismissNotice() },
                    onTapNotificationHint: { delegate?.kaimonoTopViewDidTapNotificationHint() }
                )
            }
        }

        private var cartButton: some View {
            Button(KaimonoTopTexts.cart(dataSource.itemsInCart)) { delegate?.kaimonoTopViewDidTapCart() }
                .frame(minHeight: 44)
                .accessibilityIdentifier("kaimonoTop.cart")
        }
    }
#endif
