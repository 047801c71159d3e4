/// What a report says besides the problems themselves, and how it names files.
public struct ReportContext: Sendable {
    /// Of the tool. For example: `0.1.0`.
    public var version: String
    /// Every problem that the tool knows.
    public var rules: [DiagnosticKind]
    /// The absolute path of the folder that relative paths start from.
    public var folder: String
    /// The absolute path of the checkout that a CI service works in; `nil` elsewhere.
    public var repository: String?
    /// Whether a terminal shows it that knows colours.
    public var isColored: Bool

    public init(
        version: String = "",
        rules: [DiagnosticKind] = [],
        folder: String = "",
        repository: String? = nil,
        isColored: Bool = false
    ) {
        self.version = version
        self.rules = rules
        self.folder = folder
        self.repository = repository
        self.isColored = isColored
    }

    /// For example: `/Users/me/Pantry/specs/project.yml` for `../specs/project.yml`, run in `/Users/me/Pantry/Sources`.
    func absolutePath(_ path: String) -> String {
        if folder.isEmpty, !path.hasPrefix("/") { return path }
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// From the root of the checkout, as services name files; as it is where there is no checkout, or the file is outside.
    func pathInRepository(_ path: String) -> String {
        guard let repository, !folder.isEmpty else { return path }
        let root = repository.hasSuffix("/") ? repository : repository + "/"
        let absolute = absolutePath(path)
        return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : path
    }
}
