/// A field of a state as a fresh scaffold shows it, until the screen has a view of its own for it.
///
/// For example: `draftText("query", state.query)` is `query: soup`, and `query: –` for nil.
///
/// - Parameters:
///   - name: The field's.
///   - value: What it holds.
public func draftText<Value>(_ name: String, _ value: Value?) -> String {
    "\(name): \(value.map { String(describing: $0) } ?? "–")"
}
