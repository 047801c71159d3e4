/// A URL as the app reads it: the link that it matches, with the values in it.
///
/// For example: `FollowedLink("https://kitchen.example/recipes/42", in: project)`, whose scene is `RecipeDetails`.
public struct FollowedLink: Sendable {
    public let scene: Scene
    public let pattern: LinkPattern
    /// The values, by the parameters of the scene.
    public let values: [String: String]

    /// Returns `nil` for a URL that leads nowhere. A path alone stands for one at the app's first host.
    public init?(_ text: String, in project: Project) {
        guard let rest = project.rest(of: text), let address = PlainAddress(rest) else { return nil }
        let matches = project.features.flatMap(\.scenes).flatMap { scene in
            scene.links.compactMap { pattern in pattern.values(in: address).map { (scene, pattern, $0) } }
        }.filter { $0.0.parameterWithoutValue(in: $0.2) == nil }
        // A literal part counts before a parameter in the same place.
        guard let match = matches.max(by: { $0.1.literals < $1.1.literals }) else { return nil }
        (scene, pattern, values) = match
    }

    /// Returns why a URL leads nowhere whose path is that of a link; `nil` if no link has such a path.
    ///
    /// For example: `'/shops/{shopID}' of Shop fits, but 'x' is no Int64`.
    public static func misfit(_ text: String, in project: Project) -> String? {
        guard let rest = project.rest(of: text), let address = PlainAddress(rest) else { return nil }
        for scene in project.features.lazy.flatMap(\.scenes) {
            for pattern in scene.links {
                guard let values = pattern.values(in: address),
                    let parameter = scene.parameterWithoutValue(in: values)
                else { continue }
                let reason =
                    values[parameter.name].map { "'\($0.shown)' is no \(parameter.type.text)" }
                    ?? "'\(parameter.name)' is missing"
                return "'\(pattern.text)' of \(scene.name) fits, but \(reason)"
            }
        }
        return nil
    }
}

extension Scene {
    /// Returns a parameter whose value is missing or can't be read.
    fileprivate func parameterWithoutValue(in values: [String: String]) -> Parameter? {
        parameters.first { parameter in
            let isNeeded = parameter.defaultValue == nil && !parameter.type.isOptional
            guard let text = values[parameter.name] else { return isNeeded }
            return !parameter.type.mayBeRead(from: text) && (isNeeded || !text.isEmpty)
        }
    }
}

extension Project {
    /// Returns what follows the beginning that links have.
    fileprivate func rest(of text: String) -> Substring? {
        if text.hasPrefix("/") { return text[...] }
        let parts = URLParts(text)
        return links.sorted { $0.text.utf8.count > $1.text.utf8.count }.lazy.compactMap { origin in
            let own = URLParts(origin.text)
            guard parts.scheme.lowercased() == own.scheme.lowercased() else { return nil }
            if origin.host == nil { return parts.host.isEmpty ? parts.rest : "/\(parts.host)\(parts.rest)" }
            guard parts.host.lowercased() == own.host.lowercased(), parts.rest.hasPrefix(own.rest) else { return nil }
            let rest = parts.rest.dropFirst(own.rest.count)
            return rest.isEmpty || "/?#".contains(rest.first ?? "/") ? rest : nil
        }.first
    }
}

/// The scheme of a URL, its host with the port, and what follows.
private struct URLParts {
    var scheme: Substring
    var host: Substring = ""
    var rest: Substring

    init(_ text: String) {
        scheme = text.prefix { $0 != ":" }
        rest = text.dropFirst(scheme.count + 1)
        guard rest.hasPrefix("//") else { return }
        rest = rest.dropFirst(2)
        host = rest.prefix { !"/?#".contains($0) }
        rest = rest.dropFirst(host.count)
        if host.hasSuffix(":") { host = host.dropLast() }
    }
}

/// The path and the query of a URL, without percent escapes.
private struct PlainAddress {
    var path: [String]
    var query: [String: String] = [:]

    init?(_ text: Substring) {
        let parts = text.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var segments = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false)[...]
        if segments.first?.isEmpty == true { segments.removeFirst() }
        if segments.last?.isEmpty == true { segments.removeLast() }
        path = segments.compactMap(Self.plain)
        guard path.count == segments.count, !path.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
        for item in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { Self.plain($0.replacing("+", with: "%20")[...]) }
            guard let name = sides[0], let value = sides.count > 1 ? sides[1] : "" else { continue }
            if query[name] == nil { query[name] = value }
        }
    }

    /// Returns the text without percent escapes; `nil` if they aren't those of a text.
    private static func plain(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, !digits.hasPrefix("+"), let value = UInt8(digits, radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension LinkPattern {
    fileprivate var literals: Int {
        path.count { if case .literal = $0 { true } else { false } }
    }

    /// Returns the values of an address whose path matches.
    fileprivate func values(in address: PlainAddress) -> [String: String]? {
        guard path.count == address.path.count else { return nil }
        var values: [String: String] = [:]
        for (segment, text) in zip(path, address.path) {
            switch segment {
            case .literal(let literal): guard literal == text else { return nil }
            case .parameter(let name): values[name] = text
            }
        }
        for item in query { values[item.parameter] = address.query[item.name] }
        return values
    }
}
