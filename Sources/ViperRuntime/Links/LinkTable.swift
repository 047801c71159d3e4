public import Foundation

/// The links of an app, each with what it leads to. Generated code makes one of the links in the specs.
///
/// The path of a URL is walked once, however many links there are. Nothing else may be in the way of a match: a URL
/// with a user, with another port, with an empty part or with control characters leads nowhere. For example:
///
/// ```swift
/// let links = LinkTable<AppLink>(
///     origins: ["https://kitchen.example", "kitchen://"],
///     [
///         LinkPattern("/recipes/{recipeID}") { link in
///             try .recipe(ViewDescriptor.RecipeDescriptor(recipeID: link.value("recipeID")))
///         }
///     ]
/// )
/// let target = links.target(of: url)
/// ```
public struct LinkTable<Target>: Sendable {
    /// A point between two segments of a path.
    private struct Node {
        var literals: [String: Int] = [:]
        var placeholder: Int?
        var pattern: LinkPattern<Target>?
    }

    /// The origin of links that are written.
    private let origin: LinkOrigin?
    /// All origins, those with the longest path first: `https://kitchen.example/app` before its host alone.
    private let origins: [LinkOrigin]
    private var nodes = [Node()]

    /// Creates the table of an app.
    ///
    /// - Parameters:
    ///   - origins: What links begin with; ``url(_:query:)`` writes the first. For example: `https://kitchen.example`
    ///     for universal links, `kitchen://` for a scheme of the app's own.
    ///   - patterns: The links. Of two with the same path, the last one counts.
    public init(origins: [String], _ patterns: [LinkPattern<Target>]) {
        let origins = origins.compactMap(LinkOrigin.init)
        origin = origins.first
        self.origins = origins.sorted { $0.path.count > $1.path.count }
        for pattern in patterns { insert(pattern) }
    }

    /// Returns what a URL leads to; `nil` if no link matches, or a value in it can't be read.
    public func target(of url: URL) -> Target? {
        var visited = 0
        return target(of: url, visited: &visited)
    }

    /// - Parameter visited: Receives the number of nodes that were looked at, which doesn't depend on the machine.
    func target(of url: URL, visited: inout Int) -> Target? {
        guard let address = LinkAddress(url, from: origins),
            let pattern = pattern(of: address.path[...], at: 0, visited: &visited)
        else { return nil }
        return try? pattern.read(pattern.values(in: address))
    }

    /// Returns a link; `nil` if a segment of the path is empty or would mean something else in a URL, or if a text has
    /// control characters.
    ///
    /// For example: `links.url("recipes", LinkText(recipeID), query: ["page": LinkText(2)])`.
    ///
    /// - Parameters:
    ///   - path: The segments of the path.
    ///   - query: The items of the query, without those that are `nil`.
    public func url(_ path: LinkText..., query: KeyValuePairs<String, LinkText?> = [:]) -> URL? {
        guard let origin else { return nil }
        let segments = path.map(\.segment)
        let items = query.compactMap { name, value in value.map { "\(LinkText(name).escaped)=\($0.escaped)" } }
        guard !segments.contains(nil), !query.contains(where: { $0.value?.isPlain == false }) else { return nil }
        let text = origin.text + "/" + segments.compactMap(\.self).joined(separator: "/")
        return URL(string: items.isEmpty ? text : "\(text)?\(items.joined(separator: "&"))")
    }

    private mutating func insert(_ pattern: LinkPattern<Target>) {
        var node = 0
        for segment in pattern.path {
            let next = self.next(of: node, for: segment) ?? nodes.count
            if next == nodes.count { nodes.append(Node()) }
            switch segment {
            case .literal(let text): nodes[node].literals[text] = next
            case .placeholder: nodes[node].placeholder = next
            }
            node = next
        }
        nodes[node].pattern = pattern
    }

    private func next(of node: Int, for segment: LinkSegment) -> Int? {
        switch segment {
        case .literal(let text): nodes[node].literals[text]
        case .placeholder: nodes[node].placeholder
        }
    }

    /// Looks for a literal first, so that `/recipes/new` may stand beside `/recipes/{recipeID}`.
    private func pattern(of path: ArraySlice<String>, at node: Int, visited: inout Int) -> LinkPattern<Target>? {
        visited += 1
        guard let segment = path.first else { return nodes[node].pattern }
        for next in [nodes[node].literals[segment], nodes[node].placeholder].compactMap(\.self) {
            if let found = pattern(of: path.dropFirst(), at: next, visited: &visited) { return found }
        }
        return nil
    }
}
