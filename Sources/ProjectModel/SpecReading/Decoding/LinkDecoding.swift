import Basics
import YAMLTree

extension FileDecoder {
    /// Reads a scene's links. For example: `["/recipes/{recipeID}", "/r/{recipeID}"]`.
    func links(_ node: YAMLNode?) -> [Located<LinkPattern>] {
        texts(node, takes: "a link, or a list of links").compactMap { text in
            let pattern = Result { () throws(LinkPattern.Fault) in try LinkPattern(text.value) }
            return value(pattern, of: text, "a link")
        }
    }

    /// Reads what the links of an app begin with. For example: `[https://kitchen.example, kitchen://]`.
    func linkOrigins(_ node: YAMLNode?) -> [Located<LinkOrigin>] {
        texts(node, takes: "a beginning of links, or a list of them").compactMap { text in
            let origin = Result { () throws(LinkPattern.Fault) in try LinkOrigin(text.value) }
            return value(origin, of: text, "what links begin with")
        }
    }

    private func texts(_ node: YAMLNode?, takes expected: String) -> [Located<String>] {
        guard let node, !node.isNull else { return [] }
        let key = SceneKeys.links.rawValue
        var seen: Set<String> = []
        let nodes = if case .scalar = node.content { [node] } else { items(node, key: key, takes: expected) }
        return nodes.compactMap { item in
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
