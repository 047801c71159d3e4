public import SwiftReading

/// What is loaded into a field of a state.
///
/// For example: `shop: { loads: Shop, from: "productRepository.shop(id: shopID)" }`.
public struct FieldLoading: Hashable, Sendable {
    /// What the spec says is loaded. For example: `Loadable<Recipe>`.
    public var written: Located<SwiftType>
    /// What arrives: `Recipe` of a `Loadable<Recipe>`.
    public var type: Located<SwiftType>
    /// Whether the field is a `Loadable`, which knows itself how its load goes.
    public var isLoadable: Bool
    /// Where the spec says that it comes from, as it is written.
    public var source: Located<String>
    /// What is called of a service; `nil` where `source` names a method.
    public var call: LoadCall?
    /// The method that gets it, of the interactor or the use case. For example: `fetchShop`.
    public var method: Located<String>
}

/// The call by which a service loads something, as a spec has it.
///
/// For example: `productRepository.products(of: shopID, limit: 20)`.
public struct LoadCall: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        /// The name of a parameter or a field.
        case name
        case literal(SwiftExpression)
    }

    public struct Argument: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// As it is written.
        public var text: Located<String>
        public var value: Value
    }

    public var service: Located<String>
    public var member: String
    /// `nil` of a property.
    public var arguments: [Argument]?

    /// The call with other labels, or of another member. For example: `productRepository.shop(id: shopID)`.
    public func text(calling member: String, _ labels: [String]?) -> String {
        guard let labels else { return "\(service.value).\(member)" }
        let values = arguments ?? []
        let written = labels.enumerated().map { position, label in
            let value = values.indices.contains(position) ? values[position].text.value : "…"
            return label == "_" ? value : "\(label): \(value)"
        }
        return "\(service.value).\(member)(\(written.joined(separator: ", ")))"
    }
}

/// What a method gives that doesn't end with one value.
public enum FollowedValues: Hashable, Sendable {
    /// An `AsyncStream`.
    case sure
    /// An `AsyncThrowingStream`.
    case failing
}
