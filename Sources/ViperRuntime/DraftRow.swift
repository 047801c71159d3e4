/// A row of a fresh scaffold's list: a field of the state, or an element of one.
///
/// For example: the first recipe of `recipes` is the row `recipes.17` where recipes are `Identifiable`, else `recipes.0`.
public struct DraftRow: Hashable, Identifiable, Sendable {
    /// Stays the same whatever the row shows.
    public let id: String
    /// For example: `query: soup`.
    public let text: String

    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}

/// The row of a field that is no list.
///
/// - Parameters:
///   - name: The field's.
///   - value: What it holds.
public func draftRows<Value>(_ name: String, _ value: Value?) -> [DraftRow] {
    [DraftRow(id: name, text: draftText(name, value))]
}

/// A row for each element of a field; the first is the same one as long as there is any.
///
/// - Parameters:
///   - name: The field's.
///   - elements: What it holds.
public func draftRows<Element>(_ name: String, _ elements: [Element]?) -> [DraftRow] {
    (elements ?? []).enumerated().map { DraftRow(id: "\(name).\($0)", text: draftText(name, $1)) }
}

/// A row for each element of a field, which stays that element's wherever it goes.
///
/// - Parameters:
///   - name: The field's.
///   - elements: What it holds. Of those with the same `id`, the later ones are told apart by their places.
public func draftRows<Element: Identifiable>(_ name: String, _ elements: [Element]?) -> [DraftRow] {
    // By their texts, since two rows with one text would end the app.
    var seen: Set<String> = []
    return (elements ?? []).enumerated().map { index, element in
        let id = "\(name).\(element.id)"
        return DraftRow(id: seen.insert(id).inserted ? id : "\(id)#\(index)", text: draftText(name, element))
    }
}
