#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI

    /// Products in as many columns as there is room for. `ScrollViewReader` finds them by their ids.
    ///
    /// @component
    public struct ProductsGrid: View {
        public let products: [Product]
        private let onSelect: @MainActor (Product.ID) -> Void
        /// Grows with the text, so that the largest has a column for itself.
        @ScaledMetric private var column: CGFloat = 160

        public init(products: [Product], onSelect: @escaping @MainActor (Product.ID) -> Void) {
            self.products = products
            self.onSelect = onSelect
        }

        public var body: some View {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: column), alignment: .topLeading)], spacing: 16) {
                ForEach(products) { product in
                    ProductTile(
                        name: product.name,
                        price: product.price,
                        picture: product.imageURL,
                        isNew: product.isNew,
                        stock: product.stock,
                        onTap: { onSelect(product.id) }
                    )
                    .accessibilityIdentifier("product.\(product.id)")
                }
            }
        }
    }
#endif
