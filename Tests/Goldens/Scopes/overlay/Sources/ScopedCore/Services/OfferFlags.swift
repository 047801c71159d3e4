public nonisolated protocol OfferFlags: Sendable {
    var showsPlainOffers: Bool { get }
}
