/// Remedies for a value of the wrong kind: the form that was probably meant.
enum MeantForm {
    /// Returns `routes: { more: More }` for a list with `- more: More`; empty if the list holds something else.
    static func mapping(_ node: YAMLNode, key: String) -> [String] {
        guard case .sequence(let items) = node.content, !items.isEmpty else { return [] }
        let entries = items.compactMap(entry)
        guard entries.count == items.count, entries.count <= 5 else { return [] }
        return ["write it as: \(key): { \(entries.joined(separator: ", ")) }"]
    }

    /// Returns `uses: [repo]` for `uses: { repo: Repo }`.
    static func list(_ node: YAMLNode, key: String) -> [String] {
        guard case .mapping(let entries) = node.content, (1...5).contains(entries.count) else { return [] }
        return ["write it as: \(key): [\(entries.map(\.name.shown).joined(separator: ", "))]"]
    }

    /// Returns `more: More` for `more: [More]`.
    static func single(_ node: YAMLNode, key: String) -> [String] {
        guard case .sequence(let items) = node.content, items.count == 1, let text = text(of: items[0]) else {
            return []
        }
        return ["write it as: \(key): \(text)"]
    }

    /// Returns `dependencies: [KitchenCore]` for an item `target: KitchenCore`.
    static func item(_ node: YAMLNode, key: String) -> [String] {
        guard case .mapping(let entries) = node.content, entries.count == 1, let text = text(of: entries[0].value)
        else { return [] }
        let list = key == "dependencies" && entries[0].name == "package" ? "packages" : key
        return ["write it as: \(list): [\(text)]"]
    }

    /// Returns `id: Int`, also for OpenAPI's form: `name: id`, `type: Int`.
    private static func entry(_ node: YAMLNode) -> String? {
        guard case .mapping(let entries) = node.content else { return nil }
        if entries.count == 1 { return text(of: entries[0].value).map { "\(entries[0].name.shown): \($0)" } }
        func value(_ key: String) -> String? { entries.first { $0.name == key }.flatMap { text(of: $0.value) } }
        guard let name = value("name"), let type = value("type") else { return nil }
        return "\(name): \(type)"
    }

    private static func text(of node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content, !scalar.isNull, node.tag == nil else { return nil }
        return scalar.style == .plain
            ? YAMLQuoting.quotedIfNeeded(scalar.text.shown, inFlow: true) : YAMLQuoting.quoted(scalar.text.shown)
    }
}
