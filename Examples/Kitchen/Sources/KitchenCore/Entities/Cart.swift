/// What is about to be ordered.
public nonisolated struct Cart: Hashable, Sendable {
    public struct Item: Hashable, Codable, Sendable {
        public var product: Product
        public var quantity: Int

        public init(product: Product, quantity: Int) {
            self.product = product
            self.quantity = quantity
        }
    }

    public var items: [Item]

    public init(items: [Item]) {
        self.items = items
    }

    /// In yen.
    public var total: Int { items.map { $0.product.price * $0.quantity }.reduce(0, +) }

    public var count: Int { items.map(\.quantity).reduce(0, +) }

    public mutating func add(_ product: Product, quantity: Int) {
        if let index = items.firstIndex(where: { $0.product.id == product.id }) {
            items[index].quantity += quantity
        } else {
            items.append(Item(product: product, quantity: quantity))
        }
    }

    public mutating func remove(_ id: Product.ID) {
        items.removeAll { $0.product.id == id }
    }

    public static let empty = Cart(items: [])
    public static let sample = Cart(items: [Item(product: .sample, quantity: 2)])
}

/// What was ordered.
public nonisolated struct Order: Hashable, Codable, Sendable, Identifiable {
    public var id: Int64
    public var items: [Cart.Item]
    /// In yen.
    public var total: Int

    public init(id: Int64, items: [Cart.Item], total: Int) {
        self.id = id
        self.items = items
        self.total = total
    }

    public static let sample = Order(id: 1, items: Cart.sample.items, total: Cart.sample.total)
}
