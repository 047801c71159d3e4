/// A few named values in the order in which they were written.
///
/// It is an array and not a hash table: the position of a name in the declared order is known when templates are
/// loaded, so values with fields in that order are read by position, and others by a scan of a few names. Each name is
/// to be given once; of two entries with the same name, either may be used.
///
/// For example: `var fields: TemplateFields<TemplateValue> = ["name": "Recipes"]; fields["isPublic"] = true`.
public struct TemplateFields<Value> {
    public typealias Entry = (name: String, value: Value)

    /// The fields, without labels so that the array of a literal is used as it is.
    private var fields: [(String, Value)]

    public init(_ entries: [(String, Value)]) {
        fields = entries
    }

    /// The entries in the order in which they were written.
    public var entries: [Entry] { fields.map { (name: $0.0, value: $0.1) } }

    /// The value of a field. Setting it adds or replaces the field; setting `nil` removes it.
    public subscript(name: String) -> Value? {
        get { value(named: name, likelyAt: 0) }
        set {
            let position = fields.firstIndex { $0.0 == name }
            switch (position, newValue) {
            case (let position?, let value?): fields[position].1 = value
            case (let position?, nil): fields.remove(at: position)
            case (nil, let value?): fields.append((name, value))
            case (nil, nil): break
            }
        }
    }

    @inline(__always)
    func value(named name: String, at position: Int) -> Value? {
        position < fields.count && fields[position].0 == name ? fields[position].1 : nil
    }

    func value(named name: String, likelyAt position: Int) -> Value? {
        if position < fields.count, fields[position].0 == name { return fields[position].1 }
        for entry in fields where entry.0 == name { return entry.1 }
        return nil
    }
}

extension TemplateFields: ExpressibleByDictionaryLiteral {
    @inlinable
    public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

extension TemplateFields: Sendable where Value: Sendable {}

extension TemplateFields: Equatable where Value: Equatable {
    /// Returns true if both have the same names with the same values, in any order.
    public static func == (left: Self, right: Self) -> Bool {
        left.fields.count == right.fields.count && left.fields.allSatisfy { right[$0.0] == $0.1 }
    }
}
