public import BazaarCore

public nonisolated struct DefaultPriceList: PriceList {
    public init() {}
}
