/// A state that the screen can be in, as values of its state's fields.
public struct Preview: Hashable, Sendable {
    public struct FieldValue: Hashable, Sendable {
        /// The part of an `mvvm` scene's screen that the field belongs to.
        public var part: String?
        public var name: String
        public var value: SwiftExpression

        public init(part: String? = nil, name: String, value: SwiftExpression) {
            self.part = part
            self.name = name
            self.value = value
        }
    }

    public var name: String
    public var values: [FieldValue]
    /// The key under the spec's `previews` that it comes from; its name if it is written out.
    public var key: String

    public init(name: String, values: [FieldValue], key: String? = nil) {
        self.name = name
        self.values = values
        self.key = key ?? name
    }
}

extension Preview {
    var dump: JSONValue {
        .object([("name", .text(name)), ("values", .object(values.map { ($0.path, .text($0.value.text)) }))])
    }
}

extension Preview.FieldValue {
    /// For example: `imageList.images`.
    fileprivate var path: String { (part.map { $0 + "." } ?? "") + name }
}
