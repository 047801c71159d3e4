public nonisolated protocol CartRepository: Sendable {
    func current() -> Cart
    func add(_ product: Product, quantity: Int)
    func remove(_ id: Product.ID)
}
