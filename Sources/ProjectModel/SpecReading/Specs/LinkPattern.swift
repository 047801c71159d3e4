/// The form of a scene's link: a path and the items of a query, with parameters of the scene where values stand.
///
/// For example: `/recipes/{recipeID}`, or `/search?q={text}`.
public struct LinkPattern: Hashable, Sendable {
    /// A part of the path between two slashes.
    public enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
    }

    /// An item of the query. For example: `q={text}`.
    public struct QueryItem: Hashable, Sendable {
        public var name: String
        public var parameter: String
    }

    public var path: [Segment] = []
    public var query: [QueryItem] = []

    public init() {}

    /// The parameters that a link gives, in its order.
    public var parameters: [String] {
        path.compactMap { if case .parameter(let name) = $0 { name } else { nil } } + query.map(\.parameter)
    }

    /// The pattern as written in a spec, with a slash at its beginning.
    public var text: String {
        let items = query.map { "\($0.name)={\($0.parameter)}" }
        return "/" + path.map(\.text).joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
}

extension LinkPattern.Segment {
    var text: String {
        switch self {
        case .literal(let text): text
        case .parameter(let name): "{\(name)}"
        }
    }
}

extension LinkPattern {
    /// A reason why a text is no pattern, and what to write.
    struct Fault: Error {
        var message: String
        var remedy: String
    }

    /// Reads a pattern.
    init(_ text: String) throws(Fault) {
        if text.contains("#") { throw Fault(message: "a link has no fragment", remedy: "remove what follows '#'") }
        guard text.hasPrefix("/") || text.hasPrefix("?") else {
            let isAddress = text.contains("://")
            throw Fault(
                message: "it doesn't begin with '/'",
                remedy: isAddress
                    ? "write what follows the host here, and the host under 'links' of the project"
                    : "write it as: links: \"/\(text.shown)\""
            )
        }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        for segment in parts[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        where parts[0] != "/" {
            path.append(try Self.segment(segment))
        }
        for item in parts.count == 1 ? [] : parts[1].split(separator: "&", omittingEmptySubsequences: false) {
            query.append(try Self.item(item))
        }
        if let repeated = Dictionary(grouping: parameters, by: \.self).values.first(where: { $0.count > 1 }) {
            throw Fault(message: "'\(repeated[0])' stands in it twice", remedy: "write each parameter once")
        }
    }

    private static func segment(_ text: Substring) throws(Fault) -> Segment {
        if let name = try parameter(text) { return .parameter(name) }
        guard !text.isEmpty else {
            throw Fault(
                message: "a part of it is empty",
                remedy: "write one slash between two parts, and none at the end"
            )
        }
        guard text != ".", text != "..", text.utf8.allSatisfy(\.isPlainInAddress) else {
            throw Fault(
                message: "'\(String(text).shown)' can't be a part of it",
                remedy:
                    "write letters without accents, digits, and any of '-._~', or a parameter in braces, as in '{recipeID}'"
            )
        }
        return .literal(String(text))
    }

    private static func item(_ text: Substring) throws(Fault) -> QueryItem {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty, sides[0].utf8.allSatisfy(\.isPlainInAddress),
            let name = try parameter(sides[1])
        else {
            throw Fault(
                message: "'\(String(text).shown)' is no item of a query",
                remedy:
                    "write a name of letters without accents, digits and '-._~', and a parameter in braces, as in 'q={text}'"
            )
        }
        return QueryItem(name: String(sides[0]), parameter: name)
    }

    /// Returns the name in braces; `nil` for a text without them.
    private static func parameter(_ text: Substring) throws(Fault) -> String? {
        guard text.contains("{") || text.contains("}") else { return nil }
        guard text.hasPrefix("{"), text.hasSuffix("}") else {
            throw Fault(
                message: "'\(String(text).shown)' is only partly a parameter",
                remedy:
                    "write a parameter alone between two slashes, or behind '=', as in '/{recipeID}' and '?q={text}'"
            )
        }
        let name = String(text.dropFirst().dropLast())
        guard isName(name) else {
            let meant = String(name.prefix { $0 != ":" }.filter { !$0.isWhitespace })
            throw Fault(
                message: "'\(String(text).shown)' names no parameter",
                remedy: isName(meant)
                    ? "write it as '{\(meant)}'"
                    : "write one of the scene's parameters alone in braces, as in '{recipeID}'"
            )
        }
        return name
    }

    private static func isName(_ text: String) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension UInt8 {
    /// True for what every part of a URL can have unescaped.
    fileprivate var isPlainInAddress: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }
}
