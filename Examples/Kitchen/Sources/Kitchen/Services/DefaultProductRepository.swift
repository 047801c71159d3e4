public import Foundation
public import KitchenCore

/// Shops and products in memory.
public nonisolated struct DefaultProductRepository: ProductRepository {
    public init() {}

    public func shops() async throws -> [Shop] { Pantry.shops }

    public func shop(id: Shop.ID) async throws -> Shop {
        guard let shop = Pantry.shops.first(where: { $0.id == id }) else { throw NotFoundError("shop \(id)") }
        return shop
    }

    public func products() async throws -> [Product] { Pantry.products }

    public func products(of shop: Shop.ID) async throws -> [Product] {
        Pantry.products.filter { $0.shopID == shop }
    }

    public func product(id: Product.ID) async throws -> Product {
        guard let product = Pantry.products.first(where: { $0.id == id }) else { throw NotFoundError("product \(id)") }
        return product
    }

    public func pictures(of id: Product.ID) async throws -> [URL] {
        let product = try await product(id: id)
        return ["front", "back"].compactMap { URL(string: "https://kitchen.example/products/\(product.id)/\($0).jpg") }
    }
}
