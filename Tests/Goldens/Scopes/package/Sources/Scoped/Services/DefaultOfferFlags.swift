public import ScopedCore

public nonisolated struct DefaultOfferFlags: OfferFlags {
    public var showsPlainOffers: Bool

    public init(showsPlainOffers: Bool = false) {
        self.showsPlainOffers = showsPlainOffers
    }
}
