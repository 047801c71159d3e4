import Foundation

/// A beginning of an app's links. For example: `https://kitchen.example`, or `kitchen://`.
struct LinkOrigin: Sendable {
    /// The origin as written, without a slash at its end.
    let text: String
    private let scheme: String
    /// The host in lower case; `nil` for a scheme of the app's own, whose URLs may have a part of the path there.
    private let host: String?
    private let port: Int?
    let path: [String]

    /// Returns `nil` for a text that isn't the beginning of a URL.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme else { return nil }
        guard let path = LinkAddress.segments(of: parts.percentEncodedPath) else { return nil }
        let isScheme = text.hasSuffix("://")
        self.text = text.hasSuffix("/") && !isScheme ? String(text.dropLast()) : text
        self.scheme = scheme.lowercased()
        host = isScheme ? nil : parts.host?.lowercased()
        port = parts.port
        self.path = path
    }

    /// Returns the path behind the origin; `nil` for a URL with another beginning.
    func path(of parts: URLComponents) -> [String]? {
        guard parts.scheme?.lowercased() == scheme, parts.port == port, parts.user == nil, parts.password == nil,
            let segments = LinkAddress.segments(of: parts.percentEncodedPath)
        else { return nil }
        guard let host else {
            guard let first = parts.host, !first.isEmpty else { return segments }
            return LinkText(first).segment == nil ? nil : [first] + segments
        }
        guard parts.host?.lowercased() == host, segments.starts(with: path) else { return nil }
        return Array(segments.dropFirst(path.count))
    }
}

/// The parts of a URL that say where a link leads.
struct LinkAddress {
    /// The segments of the path behind the app's origin, without percent escapes.
    let path: [String]
    /// The items of the query that can be read; of two with the same name, the first counts.
    let query: [String: String]

    /// Returns `nil` for a URL that isn't the app's, or has something in it that no link has.
    init?(_ url: URL, from origins: [LinkOrigin]) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let path = origins.lazy.compactMap({ $0.path(of: parts) }).first
        else { return nil }
        var query: [String: String] = [:]
        for item in parts.percentEncodedQuery?.split(separator: "&") ?? [] {
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // A form of a web page writes a space as a plus.
            let texts = sides.map { $0.replacing("+", with: "%20").removingPercentEncoding }
            guard let name = texts[0], let value = texts.count > 1 ? texts[1] : "", LinkText(value).isPlain else {
                continue
            }
            if query[name] == nil { query[name] = value }
        }
        self.path = path
        self.query = query
    }

    /// Returns the parts of a path between its slashes, of which the last may be missing.
    static func segments(of path: String) -> [String]? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
        if parts.first?.isEmpty == true { parts.removeFirst() }
        if parts.last?.isEmpty == true { parts.removeLast() }
        let segments = parts.map(\.removingPercentEncoding)
        guard !segments.contains(where: { $0.map { LinkText($0).segment == nil } ?? true }) else { return nil }
        return segments.compactMap(\.self)
    }
}
