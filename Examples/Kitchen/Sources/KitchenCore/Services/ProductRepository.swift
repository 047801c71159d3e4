public import Foundation

public nonisolated protocol ProductRepository: Sendable {
    func shops() async throws -> [Shop]
    func shop(id: Shop.ID) async throws -> Shop
    func products() async throws -> [Product]
    func products(of shop: Shop.ID) async throws -> [Product]
    func product(id: Product.ID) async throws -> Product
    /// Where its pictures are, the best one first.
    func pictures(of id: Product.ID) async throws -> [URL]
}
