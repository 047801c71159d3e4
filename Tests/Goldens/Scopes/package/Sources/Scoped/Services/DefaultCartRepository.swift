public import ScopedCore

public nonisolated struct DefaultCartRepository: CartRepository {
    public init() {}
}
