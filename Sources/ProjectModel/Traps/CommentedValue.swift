/// A value that begins with `#`, which YAML takes for a comment: `default: #selector(tap)`.
enum CommentedValue {
    /// The line with the value in quotes; `nil` when no value like Swift stands behind the `#`.
    static func mended(_ line: String) -> String? {
        guard let mark = line.firstIndex(of: "#") else { return nil }
        let before = line[..<mark]
        guard let colon = before.lastIndex(of: ":"), before[before.index(after: colon)...].allSatisfy({ $0 == " " })
        else { return nil }
        let value = String(line[mark...])
        guard value.dropFirst().first?.isWhitespace == false else { return nil }
        return SpecLine.trimmed(before + YAMLQuoting.quoted(value))
    }
}
