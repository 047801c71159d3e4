/// A few named things in the order in which they were written.
///
/// An array and no hash table: templates know at load where in the declared order a name stands, so a value whose
/// fields are written in that order is read by position, and any other by a scan of a handful of names.
/// A name is to be given once; of two entries with one name either may be used.
///
/// For example: `var fields: TemplateFields<TemplateValue> = ["name": "Recipes"]; fields["isPublic"] = true`.
public struct TemplateFields<Value> {
    public typealias Entry = (name: String, value: Value)

    /// Without labels, so that the array of a literal is taken as it is.
    private var fields: [(String, Value)]

    public init(_ entries: [(String, Value)]) {
        fields = entries
    }

    /// In the order in which they were written.
    public var entries: [Entry] { fields.map { (name: $0.0, value: $0.1) } }

    /// The value of a field; setting one that is there replaces it, setting `nil` removes it.
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
    /// Whether both have the same names with the same values, in whatever order.
    public static func == (left: Self, right: Self) -> Bool {
        left.fields.count == right.fields.count && left.fields.allSatisfy { right[$0.0] == $0.1 }
    }
}
