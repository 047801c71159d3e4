/// The structure of a scene, described in a file `<name>.style` in a folder of `Templates`.
///
/// For example: `swiftui`, a hosted view over a presenter with a state. Code never compares styles, but uses their
/// traits and parts.
public struct SceneStyle: RawRepresentable, CaseIterable, Sendable {
    /// The name in specs. For example: `swiftui`.
    public let rawValue: String
    /// Its position among the styles.
    public internal(set) var order = 0
    public internal(set) var traits: StyleTraits = []
    /// The keys of scenes that aren't available in the style.
    public internal(set) var lacks: [String] = []
    /// The parts that its scenes may have, in the order of generated code.
    public internal(set) var parts: [ScenePart] = []
    /// The place of a team's description; `nil` for the tool's own styles.
    public internal(set) var location: SourceLocation?
    /// True if it is a team's own.
    public var isTeams: Bool { location != nil }
    /// True if questions couldn't be read, so that answers aren't known.
    public internal(set) var hasUnreadOptions = false
    /// The questions of a team's templates for its scenes.
    public internal(set) var options: [SceneOption] = []
    /// True if its scenes have test files.
    public internal(set) var hasTests = false

    /// The suffix of the file that describes a style.
    public static let ending = ".style"

    /// Creates an empty style.
    init(name: String) { rawValue = name }

    public init?(rawValue: String) {
        guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = style
    }

    public static var allCases: [SceneStyle] { TemplateLibrary.own.styles }

    /// The style of a scene whose spec names none.
    public static let standard = allCases[0]
    /// The style of a handwritten screen.
    public static let handwritten = allCases.first(where: \.isHandwritten) ?? standard
    /// The style of an old screen.
    public static let old = allCases.first(where: \.isOld) ?? standard

    /// The keys of scenes that need support in Swift, for styles with certain traits.
    static let keysOfTraits = ["binding", "children", "contents", "parts", "repository", "useCase", "view"]

    /// The names by which front matter can refer to it: its name, its traits, and the parts of its scenes.
    public var qualifiers: [String] { [rawValue] + traits.names + parts.map(\.suffix) }
}

extension SceneStyle {
    fileprivate mutating func take(_ templates: [TemplateDescription], _ isHeldToIt: Bool) -> [Diagnostic] {
        let templates = templates.filter { template in
            template.file.map { $0.subject == .scene && $0.styles?.contains(self) ?? true } ?? false
        }
        let files = templates.compactMap { template in template.file.map { (name: template.name, path: $0.path) } }
        let paths = Dictionary(files) { path, _ in path }
        let generated = Set(
            templates.compactMap(\.file).filter { $0.kind == .generated }.flatMap(\.declares).map(\.name.description)
        )
        var problems: [Diagnostic] = []
        func path(_ template: TemplateMention?) -> NamePattern? {
            guard let template else { return nil }
            if paths[template.name] == nil { problems.append(.missing(template, among: files.map(\.name))) }
            return paths[template.name]
        }
        for part in parts.indices {
            let templates = parts[part].templates
            parts[part].scaffold = path(templates.scaffold)
            parts[part].tests = path(templates.tests)
            parts[part].isGenerated = generated.contains("<Scene>\(parts[part].suffix)")
        }
        hasTests = files.contains { $0.path.folder == .tests }
        return problems + (isHeldToIt ? debts(of: templates) : [])
    }
}

extension [SceneStyle] {
    /// Adds to the styles the paths of their parts' files and whether they have tests, from templates.
    ///
    /// - Parameter isHeldToIt: true to check a team's own styles against the declarations of their templates.
    /// - Returns: errors for templates that make nothing for their scenes.
    mutating func take(_ templates: [TemplateDescription], holdingThemToIt isHeldToIt: Bool = false) -> [Diagnostic] {
        indices.flatMap { self[$0].take(templates, isHeldToIt) }
    }
}

extension SceneStyle: Comparable {
    /// Orders the tool's own styles by position, then a team's by name.
    public static func < (one: SceneStyle, other: SceneStyle) -> Bool {
        (one.order, one.rawValue) < (other.order, other.rawValue)
    }
}

extension SceneStyle: Hashable {
    public static func == (one: SceneStyle, other: SceneStyle) -> Bool { one.rawValue == other.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
