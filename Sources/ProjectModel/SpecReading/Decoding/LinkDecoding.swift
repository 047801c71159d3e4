extension FileDecoder {
    /// Reads a scene's links. For example: `["/recipes/{recipeID}", "/r/{recipeID}"]`.
    func links(_ node: YAMLNode?) -> [Located<LinkPattern>] {
        texts(node, takes: "a link, or a list of links", for: SceneKeys.links.key.example).compactMap { text in
            let pattern = Result { () throws(LinkPattern.Fault) in try LinkPattern(text.value) }
            return value(pattern, of: text, "a link")
        }
    }

    /// Reads what the links of an app begin with. For example: `[https://kitchen.example, kitchen://]`.
    func linkOrigins(_ node: YAMLNode?) -> [Located<LinkOrigin>] {
        let example = ProjectKeys.links.key.example
        if let node, node.hasNoItems {
            report(.missingValue, at: node, "nothing says what links begin with", notes: ["for example: \(example)"])
        }
        return texts(node, takes: "a beginning of links, or a list of them", for: example).compactMap { text in
            let origin = Result { () throws(LinkPattern.Fault) in try LinkOrigin(text.value) }
            return value(origin, of: text, "what links begin with")
        }
    }

    private func texts(_ node: YAMLNode?, takes expected: String, for example: String) -> [Located<String>] {
        guard let node, !node.hasNoItems else { return [] }
        if case .mapping = node.content {
            reportKind(of: node, key: SceneKeys.links.rawValue, takes: expected, notes: ["for example: \(example)"])
            return []
        }
        let key = SceneKeys.links.rawValue
        var seen: Set<String> = []
        let nodes = if case .scalar = node.content { [node] } else { items(node, key: key, takes: expected) }
        return nodes.compactMap { item in
            guard !item.isNull else {
                report(.missingValue, at: item, "there is nothing here", notes: ["remove it, or write \(example)"])
                return nil
            }
            guard let text = scalar(item, key: key, takes: expected)?.text else { return nil }
            guard seen.insert(text).inserted else {
                report(.listedTwice, at: item, "'\(text.shown)' is listed twice", notes: ["remove one"])
                return nil
            }
            return Located(text, at: item.range)
        }
    }

    private func value<Value>(
        _ value: Result<Value, LinkPattern.Fault>,
        of text: Located<String>,
        _ noun: String
    ) -> Located<Value>? {
        switch value {
        case .success(let value): return Located(value, at: text.range)
        case .failure(let fault):
            report(
                .invalidValue,
                at: text.location,
                "'\(text.value.shown)' is not \(noun): \(fault.message)",
                notes: [fault.remedy]
            )
            return nil
        }
    }
}

extension YAMLNode {
    fileprivate var hasNoItems: Bool {
        if case .sequence(let items) = content { items.isEmpty } else { isNull }
    }
}
