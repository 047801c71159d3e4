/// A load into a field of a state.
///
/// For example: `shop: { loads: Shop, from: "productRepository.shop(id: shopID)" }`.
public struct FieldLoading: Hashable, Sendable {
    /// The type under `loads`. For example: `Loadable<Recipe>`.
    public var written: Located<SwiftType>
    /// The type of the loaded value: `Recipe` for a `Loadable<Recipe>`.
    public var type: Located<SwiftType>
    /// True if the field is a `Loadable`, which tracks its own load.
    public var isLoadable: Bool
    /// The text under `from`, as written.
    public var source: Located<String>
    /// The call of a service; `nil` where `source` names a method.
    public var call: LoadCall?
    /// The method of the interactor or the use case that loads the value. For example: `fetchShop`.
    public var method: Located<String>
}

/// A call that loads something from a service, as written in a spec.
///
/// For example: `productRepository.products(of: shopID, limit: 20)`.
public struct LoadCall: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        /// The name of a parameter or a field.
        case name
        case literal(SwiftExpression)
    }

    public struct Argument: Hashable, Sendable {
        /// The label; `_` for none.
        public var label: String
        /// The value as written.
        public var text: Located<String>
        public var value: Value
    }

    public var service: Located<String>
    public var member: String
    /// The arguments; `nil` for a property.
    public var arguments: [Argument]?

    /// Returns the call with other labels, or of another member. For example: `productRepository.shop(id: shopID)`.
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

/// The sequence that a method returns instead of a single value.
public enum FollowedValues: Hashable, Sendable {
    /// An `AsyncStream`.
    case sure
    /// An `AsyncThrowingStream`.
    case failing
}
