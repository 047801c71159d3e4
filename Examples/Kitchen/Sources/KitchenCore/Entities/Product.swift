public import Foundation

/// Something that a shop sells.
public nonisolated struct Product: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var name: String
    /// In yen.
    public var price: Int
    public var shopID: Shop.ID
    public var imageURL: URL?

    public init(id: Int64, name: String, price: Int, shopID: Shop.ID, imageURL: URL? = nil) {
        self.id = id
        self.name = name
        self.price = price
        self.shopID = shopID
        self.imageURL = imageURL
    }

    /// What it is and what it costs. For example: `miso, ¥400`.
    public var offer: String { "\(name), \(price.inYen)" }

    public static let sample = Product(id: 1, name: "miso", price: 400, shopID: Shop.sample.id)
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
