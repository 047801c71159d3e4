/// A state that the screen can be in, as values of its state's fields.
public struct Preview: Hashable, Sendable {
    public struct FieldValue: Hashable, Sendable {
        /// The part of an `mvvm` scene's screen that the field belongs to.
        public var part: String?
        public var name: String
        public var value: SwiftExpression
    }

    public var name: String
    public var values: [FieldValue]

    public init(name: String, values: [FieldValue]) {
        self.name = name
        self.values = values
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
