public import CafeCore

public nonisolated struct DefaultKitchen: Kitchen {
    public init() {}
}
