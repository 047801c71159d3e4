import Foundation
import KitchenCore
import ViperImages
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One product, to be put into the cart.
    struct KaimonoProductDetailView: View {
        let dataSource: KaimonoProductDetailDataSource
        let presenter: any KaimonoProductDetailPresenterContract

        var body: some View {
            ScrollView {
                ReadableWidth {
                    VStack(alignment: .leading, spacing: 16) {
                        photo
                        if dataSource.isLoading { LoadingRow() }
                        FailureRow(dataSource.failure) { presenter.didTapRetry() }
                        if let product = dataSource.product { heading(of: product) }
                        picturesButton
                        KaimonoProductDetailQuantity(quantity: dataSource.quantity) {
                            presenter.didChangeQuantity(quantity: $0)
                        }
                    }
                    .padding()
                }
            }
            .safeAreaInset(edge: .bottom) { addButton.padding() }
        }

        /// The name beside it says what it shows.
        private var photo: some View {
            FadeInImage(dataSource.product?.imageURL, contentMode: .fit) { Color.gray.opacity(0.2) }
                .aspectRatio(4 / 3, contentMode: .fit)
                .accessibilityHidden(true)
        }

        private func heading(of product: Product) -> some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: product.name)
                    .font(.title2)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier("kaimonoProductDetail.name")
                Text(verbatim: product.price.inYen)
                    .font(.headline)
                    .accessibilityIdentifier("kaimonoProductDetail.price")
            }
        }

        private var picturesButton: some View {
            Button(String(localized: "Pictures", bundle: .kaimonoUIResources, comment: "Leads to a product's pictures"))
            {
                presenter.didTapPictures()
            }
            .frame(minHeight: 44)
            .accessibilityIdentifier("kaimonoProductDetail.pictures")
        }

        private var addButton: some View {
            Button(
                String(
                    localized: "Add to cart",
                    bundle: .kaimonoUIResources,
                    comment: "Adds the product as often as chosen"
                )
            ) {
                presenter.didTapAddToCart()
            }
            .prominent()
            .disabled(dataSource.product.map { $0.stock == .soldOut } ?? true)
            .accessibilityIdentifier("kaimonoProductDetail.add")
        }
    }

    extension View {
        /// The look of the one thing that a screen is for, as each system has it.
        @ViewBuilder fileprivate func prominent() -> some View {
            if #available(iOS 26.0, *) {
                buttonStyle(.glassProminent)
            } else {
                buttonStyle(.borderedProminent)
            }
        }
    }
#endif
