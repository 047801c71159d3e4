/// Returns the text for a field of a state in a new scaffold, until the screen has its own view for it.
///
/// For example: `draftText("query", state.query)` is `query: soup`, and `query: –` for nil.
///
/// - Parameters:
///   - name: The field's name.
///   - value: The field's value.
public func draftText<Value>(_ name: String, _ value: Value?) -> String {
    "\(name): \(value.map { String(describing: $0) } ?? "–")"
}
