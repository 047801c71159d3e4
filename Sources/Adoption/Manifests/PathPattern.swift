/// A pattern of paths in a manifest: `*` within a name, `**` for any folders.
///
/// For example: `App/Sources/**/*.swift`.
public struct PathPattern: Hashable, Sendable {
    /// The pattern relative to the app's folder.
    public var text: String

    public init(_ text: String) {
        self.text = text
    }

    /// Returns true if it matches the path itself.
    public func matches(_ path: String) -> Bool {
        PathPattern.match(text.split(separator: "/")[...], path.split(separator: "/")[...])
    }

    /// Returns true if it matches the path, or a folder around it.
    public func covers(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        let names = text.split(separator: "/")
        return parts.indices.contains { PathPattern.match(names[...], parts[...$0]) }
    }

    private static func match(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            let rest = pattern.dropFirst()
            // At the end it stands for all that is in the folder.
            if rest.isEmpty { return !path.isEmpty }
            return (0...path.count).contains { match(rest, path.dropFirst($0)) }
        }
        guard let name = path.first, matchName(Array(first), Array(name)) else { return false }
        return match(pattern.dropFirst(), path.dropFirst())
    }

    private static func matchName(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (position, start) = (0, 0)
        // Where the last star stood, and what it had taken.
        var star: (pattern: Int, name: Int)?
        while start < name.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, start)
                position += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[start] {
                position += 1
                start += 1
            } else if let last = star {
                position = last.pattern + 1
                start = last.name + 1
                star = (last.pattern, start)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
