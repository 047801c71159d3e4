/// The comment at the top of a template, as keys and values: one `key: value` per line.
struct FrontMatter {
    struct Field {
        var value: String
        var location: SourceLocation
    }

    enum Key: String, CaseIterable {
        case subject = "for"
        case styles, when, file, section, kind, declares, claims, yields, brings, table, what, context, from

        /// True for keys that only the tool's own templates have: the relations between their files, and the page that
        /// lists them.
        fileprivate var isOurs: Bool { [.section, .claims, .yields, .brings, .table].contains(self) }
    }

    /// The owner and purpose of a template, which decide on its keys.
    enum Role {
        case ours
        /// A team's template that adds a file.
        case added
        /// A team's template that replaces one of ours, whose description of the file still applies.
        case replacement

        fileprivate var keys: [Key] {
            switch self {
            case .ours: Key.allCases.filter { ![.context, .from].contains($0) }
            case .added: Key.allCases.filter { !$0.isOurs && $0 != .from }
            case .replacement: [.what, .context, .from]
            }
        }

        fileprivate var names: [String] {
            switch self {
            case .ours: Self.namesOfOurs
            case .added, .replacement: keys.map(\.rawValue)
            }
        }

        private static let namesOfOurs = Role.ours.keys.map(\.rawValue)
    }

    private(set) var fields: [Key: Field] = [:]
    private(set) var problems: [Diagnostic] = []
    /// The start of the template.
    let start: SourceLocation
    /// The number of lines that it takes.
    private(set) var height = 0
    /// The text below it.
    private(set) var body: Substring
    private let role: Role
    /// The keys that are there but unreadable, and so aren't reported as missing.
    private(set) var meant: Set<Key> = []
    private let keys: [String]

    init(of template: String, path: String, _ role: Role = .ours) {
        self.role = role
        keys = role.names
        start = SourceLocation(path: path, line: 1, column: 1)
        body = template[...]
        var lines: [Substring] = []
        let isBegun = body.takeLine() == "{{!"
        var line = isBegun ? body.takeLine() : ""
        while line != "}}", !body.isEmpty {
            lines.append(line)
            line = body.takeLine()
        }
        guard isBegun, line == "}}" else {
            body = template[...]
            if role == .replacement { return }
            let remedy =
                role == .added
                ? "begin it with '{{!', lines such as 'for: scene', 'kind: generated' and 'file: …', and '}}'"
                : "begin it with a comment like those of its neighbours; see Templates/README.md"
            report("the template doesn't say what it is for", remedy, at: start)
            return
        }
        height = lines.count + 2
        for (position, line) in lines.enumerated() {
            take(line, at: SourceLocation(path: path, line: position + 2, column: 1))
        }
        checkContext()
    }

    /// Checks the version: in a template for another one, names may be missing or mean something else.
    private mutating func checkContext() {
        let known = "\(TemplateContext.version)"
        guard let context = fields[.context], context.value != known else { return }
        report(
            "the template is for context '\(context.value)', and this vipergen has \(known)",
            "see docs/own-templates.md for what differs, then write 'context: \(known)'",
            at: context.location
        )
    }

    private mutating func take(_ line: Substring, at location: SourceLocation) {
        let colon = line.utf8.firstIndex(of: UInt8(ascii: ":"))
        let name = String(line[..<(colon ?? line.endIndex)])
        guard let key = Key(rawValue: name), keys.contains(name), let colon else {
            if let key = Key(rawValue: NearName.find(name, in: keys) ?? name) { meant.insert(key) }
            if keys.contains(name) { return report("no value of '\(name)'", "write '\(name): …'", at: location) }
            if role == .replacement, Role.ours.names.contains(name) {
                return report("'\(name)' stays as vipergen's template has it", "remove the line", at: location)
            }
            return unknown("key '\(name)'", name, among: keys, at: location)
        }
        let field = Field(value: line[line.utf8.index(after: colon)...].trimmed, location: location)
        guard fields.updateValue(field, forKey: key) == nil else {
            return report("a second '\(name)'", "write one of them", at: location)
        }
    }

    mutating func report(_ message: String, _ advice: String, at location: SourceLocation) {
        problems.append(.templateEntry(message, advice, at: location))
    }

    mutating func unknown(_ what: String, _ name: String, among known: [String], at location: SourceLocation) {
        problems.append(.templateEntry("unknown \(what)", name, among: known, at: location))
    }
}

extension Substring {
    /// The text without spaces at its ends.
    public var trimmed: String {
        let space = UInt8(ascii: " ")
        var bytes = utf8.drop { $0 == space }
        while bytes.last == space { bytes.removeLast() }
        return String(Substring(bytes))
    }

    /// Removes and returns the first line, with its line break.
    fileprivate mutating func takeLine() -> Substring {
        let end = utf8.firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
        defer { self = self[(end == endIndex ? end : utf8.index(after: end))...] }
        return self[..<end]
    }
}

extension [String] {
    public var list: String { map { "'\($0)'" }.joined(separator: ", ") }
}
