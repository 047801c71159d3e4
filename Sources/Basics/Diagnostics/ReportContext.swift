/// Facts about a run that a report shows or needs to name files.
public struct ReportContext: Sendable {
    /// The tool's version. For example: `0.1.0`.
    public var version: String
    /// All kinds of problems that the tool reports.
    public var rules: [DiagnosticKind]
    /// The absolute path of the folder that paths are relative to.
    public var folder: String
    /// The absolute path of the checkout on a CI service; `nil` elsewhere.
    public var repository: String?
    /// True if the report goes to a terminal with colours.
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

    /// Returns the absolute path.
    ///
    /// For example: `/Users/me/Pantry/specs/project.yml` for `../specs/project.yml`, run in `/Users/me/Pantry/Sources`.
    func absolutePath(_ path: String) -> String {
        if folder.isEmpty, !path.hasPrefix("/") { return path }
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Returns the path relative to the root of the checkout, as services name files; unchanged without a checkout, or
    /// if the file is outside.
    func pathInRepository(_ path: String) -> String {
        guard let repository, !folder.isEmpty else { return path }
        let root = repository.hasSuffix("/") ? repository : repository + "/"
        let absolute = absolutePath(path)
        return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : path
    }
}
