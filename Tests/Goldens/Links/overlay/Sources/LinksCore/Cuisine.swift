/// Stands for a text.
public nonisolated enum Cuisine: String, Codable, Sendable {
    case french
    case japanese
}

/// Has a text of its own.
public nonisolated struct OfferCode: LosslessStringConvertible, Hashable, Codable, Sendable {
    public var number: Int
    public var description: String { "offer-\(number)" }

    public init?(_ description: String) {
        guard description.hasPrefix("offer-"), let number = Int(description.dropFirst(6)) else { return nil }
        self.number = number
    }
}
