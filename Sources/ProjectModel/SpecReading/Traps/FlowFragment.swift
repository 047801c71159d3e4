/// Swift in brackets that YAML read as lists: `[Recipe]`, `[String: Int]`, `[1, 2]`, `["a", "b"]`.
enum FlowFragment {
    /// Returns the Swift code that the list stands for; `nil` if the node is no such list.
    static func text(of node: YAMLNode) -> String? {
        guard case .sequence(let items) = node.content, node.isFlow else { return nil }
        var texts: [String] = []
        for item in items {
            guard let text = itemText(item) else { return nil }
            texts.append(text)
        }
        return "[\(texts.joined(separator: ", "))]"
    }

    private static func itemText(_ node: YAMLNode) -> String? {
        guard node.tag == nil else { return nil }
        switch node.content {
        case .scalar(let scalar): return text(of: scalar)
        case .sequence: return text(of: node)
        case .mapping(let entries):
            guard !node.isFlow, entries.count == 1, let entry = entries.first, let key = itemText(entry.key) else {
                return nil
            }
            guard !entry.value.isNull else { return key + ":" }
            guard let value = itemText(entry.value) else { return nil }
            return "\(key): \(value)"
        }
    }

    /// Returns an item as Swift. Quotes inside the brackets can only be Swift's own.
    private static func text(of scalar: YAMLScalar) -> String {
        switch scalar.style {
        case .plain: scalar.text
        default: SwiftStringLiteral.isLiteral(scalar.text) ? scalar.text : SwiftStringLiteral.quoting(scalar.text)
        }
    }
}
