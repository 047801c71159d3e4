import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is under way for the user, the shops nearby and what they offer today.
    struct KaimonoTopView: View {
        let dataSource: KaimonoTopDataSource
        let presenter: any KaimonoTopPresenterContract
        var children: KaimonoTopChildren?

        var body: some View {
            ScrollView {
                ReadableWidth {
                    VStack(alignment: .leading, spacing: 16) {
                        underWay
                        if dataSource.canShop { cartButton }
                        if dataSource.isLoading { ProgressView { Text(verbatim: .loading) } }
                        FailureRow(dataSource.failure) { presenter.didTapRetry() }
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
                    onTapOrder: { presenter.didTapOrder() },
                    onDismissNotice: { presenter.didTapDismissNotice() },
                    onTapNotificationHint: { presenter.didTapNotificationHint() }
                )
            }
        }

        private var cartButton: some View {
            Button(KaimonoTopTexts.cart(dataSource.itemsInCart)) { presenter.didTapCart() }
                .frame(minHeight: 44)
                .accessibilityIdentifier("kaimonoTop.cart")
        }
    }
#endif
