/// A few named things in the order in which they were written.
///
/// An array and no hash table: templates know at load where in the declared order a name stands, so a value whose
/// fields are written in that order is read by position, and any other by a scan of a handful of names.
/// A name is to be given once; of two entries with one name either may be used.
///
/// For example: `var fields: TemplateFields<TemplateValue> = ["name": "Recipes"]; fields["isPublic"] = true`.
public struct TemplateFields<Value> {
    public typealias Entry = (name: String, value: Value)

    /// In the order in which they were written.
    public private(set) var entries: [Entry]

    public init(_ entries: [(String, Value)]) {
        self.entries = entries
    }

    /// The value of a field; setting one that is there replaces it, setting `nil` removes it.
    public subscript(name: String) -> Value? {
        get { value(named: name, likelyAt: 0) }
        set {
            let position = entries.firstIndex { $0.name == name }
            switch (position, newValue) {
            case (let position?, let value?): entries[position].value = value
            case (let position?, nil): entries.remove(at: position)
            case (nil, let value?): entries.append((name, value))
            case (nil, nil): break
            }
        }
    }

    func value(named name: String, likelyAt position: Int) -> Value? {
        if position < entries.count, entries[position].name == name { return entries[position].value }
        for entry in entries where entry.name == name { return entry.value }
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
        left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.name] == $0.value }
    }
}
