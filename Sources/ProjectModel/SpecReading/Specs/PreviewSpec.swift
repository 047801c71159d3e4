/// A display state of the screen. For example: `loaded: { recipe: .sample, isLoading: false }`.
public struct PreviewSpec: Hashable, Sendable {
    public struct FieldValue: Hashable, Sendable {
        /// The part that the field belongs to; `nil` for a field of the scene's state.
        public var part: Located<String>?
        public var name: Located<String>
        public var value: Located<SwiftExpression>

        public init(part: Located<String>? = nil, name: Located<String>, value: Located<SwiftExpression>) {
            self.part = part
            self.name = name
            self.value = value
        }
    }

    public var name: Located<String>
    public var values: [FieldValue]
    /// The parts of an `mvvm` scene that it has values for.
    public var parts: [Located<String>] = []
    /// Fields whose values could not be read, which has been reported.
    public var unread: Set<Field> = []

    /// A field of a part, or of the scene's state.
    public struct Field: Hashable, Sendable {
        public var part: String?
        public var name: String

        public init(part: String? = nil, name: String) {
            self.part = part
            self.name = name
        }
    }
}

extension PreviewSpec {
    var dump: JSONValue { .object([("name", name.dump), ("values", .list(values.map(\.dump)))]) }
}

extension PreviewSpec.FieldValue {
    fileprivate var dump: JSONValue {
        .sparse(["part": part?.dump ?? .null, "field": name.dump, "value": value.dump(\.text)])
    }
}
