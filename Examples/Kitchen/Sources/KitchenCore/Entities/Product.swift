public import Foundation

/// Something that a shop sells.
public nonisolated struct Product: Hashable, Codable, Sendable, Identifiable {
    public var id: Int64
    public var name: String
    /// In yen.
    public var price: Int
    public var shopID: Shop.ID
    public var imageURL: URL?
    /// Whether it hasn't been sold for long.
    public var isNew: Bool
    public var stock: ProductStock

    public init(
        id: Int64,
        name: String,
        price: Int,
        shopID: Shop.ID,
        imageURL: URL? = nil,
        isNew: Bool = false,
        stock: ProductStock = .plenty
    ) {
        self.id = id
        self.name = name
        self.price = price
        self.shopID = shopID
        self.imageURL = imageURL
        self.isNew = isNew
        self.stock = stock
    }

    /// What it is and what it costs. For example: `miso, ¥400`.
    public var offer: String { "\(name), \(price.inYen)" }

    public static let sample = Product(id: 1, name: "miso", price: 400, shopID: Shop.sample.id)

    /// One of each kind.
    public static let samples = [
        sample,
        Product(id: 2, name: "tofu", price: 80, shopID: Shop.sample.id, isNew: true),
        Product(id: 3, name: "wakame", price: 250, shopID: Shop.sample.id, stock: .few(left: 2)),
        Product(
            id: 4,
            name: "dashi of the first bonito of the year",
            price: 300,
            shopID: Shop.sample.id,
            stock: .soldOut
        ),
    ]
}

/// How much of a product there is.
public nonisolated enum ProductStock: Hashable, Codable, Sendable {
    case plenty
    case few(left: Int)
    case soldOut
}

/// Where products come from.
public nonisolated struct Shop: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var name: String

    public init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }

    public static let sample = Shop(id: 1, name: "Corner shop")
}
