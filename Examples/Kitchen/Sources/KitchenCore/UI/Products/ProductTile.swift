#if canImport(SwiftUI)
    public import Foundation
    public import SwiftUI
    import ViperImages

    /// A product that is for sale, or was: how it looks, what it is called and costs, and whether it is new or hard to get.
    ///
    /// @component
    public struct ProductTile: View {
        public let name: String
        /// In yen.
        public let price: Int
        public let picture: URL?
        public let isNew: Bool
        public let stock: ProductStock
        private let onTap: @MainActor () -> Void

        public init(
            name: String,
            price: Int,
            picture: URL?,
            isNew: Bool,
            stock: ProductStock,
            onTap: @escaping @MainActor () -> Void
        ) {
            self.name = name
            self.price = price
            self.picture = picture
            self.isNew = isNew
            self.stock = stock
            self.onTap = onTap
        }

        public var body: some View {
            Button(action: onTap) {
                VStack(alignment: .leading, spacing: 4) {
                    photo
                    Text(verbatim: name).font(.headline)
                    Text(verbatim: price.inYen)
                    if let stock = ProductTexts.stock(stock) {
                        Text(verbatim: stock).font(.caption).foregroundStyle(.secondary)
                    }
                }
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .topLeading)
                // Taps beside a short name are meant for the product, too.
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(
                Text(verbatim: ProductTexts.spoken(name: name, price: price, isNew: isNew, stock: stock))
            )
        }

        /// As large with a picture as without, so that tiles stand in line.
        private var photo: some View {
            FadeInImage(picture) { Color.gray.opacity(0.2) }
                .aspectRatio(1, contentMode: .fit)
                .opacity(stock == .soldOut ? 0.4 : 1)
                .overlay(alignment: .topLeading) { badge }
        }

        @ViewBuilder private var badge: some View {
            if isNew {
                Text(verbatim: ProductTexts.new)
                    .font(.caption)
                    .padding(4)
                    .background(.regularMaterial)
                    .padding(4)
            }
        }
    }

    #Preview("a long name, the largest text, right to left") {
        ScrollView {
            ProductTile(
                name: "Dashi of the first bonito of the year, smoked over oak",
                price: 12_800,
                picture: nil,
                isNew: true,
                stock: .few(left: 2),
                onTap: {}
            )
        }
        .dynamicTypeSize(.accessibility5)
        .environment(\.layoutDirection, .rightToLeft)
    }
#endif
