/// Paths without `.` and `..`.
public enum PathText {
    /// Returns the path without parts that lead nowhere: `Examples/Kitchen` for `specs/../Examples/./Kitchen`.
    public static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let joined = parts.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
    }
}
