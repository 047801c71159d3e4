/// The form of a link, and how what it leads to is made of the values in it.
///
/// For example: `LinkPattern("/search?q={text}") { link in try .search(text: link.value("text")) }`.
public struct LinkPattern<Target>: Sendable {
    let path: [LinkSegment]
    /// The names of items, each with that of its value.
    let query: [(name: String, value: String)]
    let read: @Sendable (LinkValues) throws -> Target

    /// Creates the pattern.
    ///
    /// - Parameters:
    ///   - pattern: A path, and the items of a query, with names in braces where values stand.
    ///   - read: Makes what the link leads to of its values.
    public init(_ pattern: String, _ read: @escaping @Sendable (LinkValues) throws -> Target) {
        let parts = pattern.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts[0].split(separator: "/").map(LinkSegment.init)
        query = (parts.count > 1 ? parts[1].split(separator: "&") : []).compactMap { item in
            let sides = item.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, case .placeholder(let value) = LinkSegment(sides[1]) else { return nil }
            return (String(sides[0]), value)
        }
        self.read = read
    }

    /// Returns the values of a URL that matches the path.
    func values(in address: LinkAddress) -> LinkValues {
        var texts: [String: String] = [:]
        for (segment, text) in zip(path, address.path) {
            if case .placeholder(let name) = segment { texts[name] = text }
        }
        for item in query { texts[item.value] = address.query[item.name] }
        return LinkValues(texts: texts)
    }
}

/// A part of a path between two slashes.
enum LinkSegment: Hashable, Sendable {
    case literal(String)
    /// The name of a value.
    case placeholder(String)

    init(_ text: Substring) {
        let isPlaceholder = text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count > 2
        self = isPlaceholder ? .placeholder(String(text.dropFirst().dropLast())) : .literal(String(text))
    }
}
