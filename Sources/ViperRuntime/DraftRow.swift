/// A row in the list of a new scaffold: a field of the state, or an element of one.
///
/// For example: the first recipe of `recipes` is the row `recipes.17` if recipes are `Identifiable`, otherwise
/// `recipes.0`.
public struct DraftRow: Hashable, Identifiable, Sendable {
    /// The id, which doesn't depend on the text.
    public let id: String
    /// The text. For example: `query: soup`.
    public let text: String

    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}

/// Returns the row of a field that isn't a list.
///
/// - Parameters:
///   - name: The field's name.
///   - value: The field's value.
public func draftRows<Value>(_ name: String, _ value: Value?) -> [DraftRow] {
    [DraftRow(id: name, text: draftText(name, value))]
}

/// Returns a row for each element of a field, identified by its position.
///
/// - Parameters:
///   - name: The field's name.
///   - elements: The field's value.
public func draftRows<Element>(_ name: String, _ elements: [Element]?) -> [DraftRow] {
    (elements ?? []).enumerated().map { DraftRow(id: "\(name).\($0)", text: draftText(name, $1)) }
}

/// Returns a row for each element of a field, identified by the element's `id` wherever it moves.
///
/// - Parameters:
///   - name: The field's name.
///   - elements: The field's value. Elements with the same `id` are distinguished by their positions.
public func draftRows<Element: Identifiable>(_ name: String, _ elements: [Element]?) -> [DraftRow] {
    // By their texts, since two rows with one text would end the app.
    var seen: Set<String> = []
    return (elements ?? []).enumerated().map { index, element in
        let id = "\(name).\(element.id)"
        return DraftRow(id: seen.insert(id).inserted ? id : "\(id)#\(index)", text: draftText(name, element))
    }
}
