import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is about to be ordered.
    struct KaimonoCartView: View {
        let dataSource: KaimonoCartDataSource
        let presenter: any KaimonoCartPresenterContract

        var body: some View {
            ScrollView {
                ReadableWidth {
                    LazyVStack(alignment: .leading, spacing: 16) {
                        total
                        items
                        orderButton
                        FailureRow(dataSource.failure) { presenter.didTapRetry() }
                        suggestions
                        shopButton
                    }
                    .padding()
                }
            }
            // Nothing of the form can be used while an order is under way; what is said over it can.
            .disabled(dataSource.isPlacingOrder)
            .overlay(alignment: .bottom) { toast }
            .animation(.default, value: KaimonoCartToast(dataSource))
        }

        private var total: some View {
            Text(verbatim: KaimonoCartTexts.total(of: dataSource.cart))
                .font(.headline)
                .accessibilityIdentifier("kaimonoCart.total")
        }

        private var items: some View {
            ForEach(dataSource.cart.items, id: \.product.id) { item in
                KaimonoCartItemRow(item: item) { presenter.didRemoveItem(productID: item.product.id) }
            }
        }

        private var suggestions: some View {
            ForEach(dataSource.suggestions) { recipe in
                Button(
                    String(
                        localized: "Good for \(recipe.title)",
                        bundle: .kaimonoUIResources,
                        comment: "A recipe for what is in the cart"
                    )
                ) {
                    presenter.didTapRecipe(recipeID: recipe.id)
                }
                .frame(minHeight: 44)
                .accessibilityIdentifier("kaimonoCart.recipe.\(recipe.id)")
            }
        }

        private var orderButton: some View {
            Button(String(localized: "Place order", bundle: .kaimonoUIResources, comment: "Buys what is in the cart")) {
                presenter.didTapOrder()
            }
            .buttonStyle(.borderedProminent)
            .disabled(dataSource.cart.items.isEmpty)
            .accessibilityIdentifier("kaimonoCart.order")
        }

        private var shopButton: some View {
            Button(String(localized: "Continue shopping", bundle: .kaimonoUIResources, comment: "Leads to the shops")) {
                presenter.didTapContinueShopping()
            }
            .frame(minHeight: 44)
            .accessibilityIdentifier("kaimonoCart.shop")
        }

        @ViewBuilder private var toast: some View {
            if let toast = KaimonoCartToast(dataSource) {
                KaimonoCartToastView(toast: toast) { presenter.didTapPlacedOrder() }
                    .transition(.move(edge: .bottom))
            }
        }
    }
#endif
