public import Basics

/// What a scene is made of, as a file `<name>.style` in a folder of `Templates` describes it.
///
/// For example: `swiftui`, a hosted view over a presenter with a state. Nobody compares styles: what matters of one are its traits and its parts.
public struct SceneStyle: RawRepresentable, CaseIterable, Sendable {
    /// As specs have it. For example: `swiftui`.
    public let rawValue: String
    /// Its place among the styles.
    public internal(set) var order = 0
    public internal(set) var traits: StyleTraits = []
    /// Keys of scenes that those of the style don't have.
    public internal(set) var lacks: [String] = []
    /// What a scene of the style may have, in the order in which generated code lists it.
    public internal(set) var parts: [ScenePart] = []
    /// Where a team describes it; `nil` for the tool's own.
    public internal(set) var location: SourceLocation?
    /// Whether it is a team's own.
    public var isTeams: Bool { location != nil }
    /// Whether questions couldn't be read, so that answers to them aren't known.
    public internal(set) var hasUnreadOptions = false
    /// What a team's templates ask of its scenes.
    public internal(set) var options: [SceneOption] = []
    /// Whether its scenes have files of tests.
    public internal(set) var hasTests = false

    /// The ending of the file that describes one.
    public static let ending = ".style"

    /// Without anything yet.
    init(name: String) { rawValue = name }

    public init?(rawValue: String) {
        guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = style
    }

    public static var allCases: [SceneStyle] { TemplateLibrary.own.styles }

    /// The style of a scene whose spec names none.
    public static let standard = allCases[0]
    /// The style of a screen that somebody else has written.
    public static let handwritten = allCases.first(where: \.isHandwritten) ?? standard
    /// The style of an old screen.
    public static let old = allCases.first(where: \.isOld) ?? standard

    /// Keys of scenes that only Swift can make something of, for styles with certain traits.
    static let keysOfTraits = ["binding", "children", "contents", "parts", "repository", "useCase", "view"]

    /// By what the entry of a template may name it: its name, its traits, and the parts that its scenes are made of.
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
    /// Tells the styles where templates put the files of their parts, and which of them have tests.
    ///
    /// - Parameter isHeldToIt: Whether a team's own styles are held to what their templates declare.
    /// - Returns: that they name templates that make nothing for their scenes.
    mutating func take(_ templates: [TemplateDescription], holdingThemToIt isHeldToIt: Bool = false) -> [Diagnostic] {
        indices.flatMap { self[$0].take(templates, isHeldToIt) }
    }
}

extension SceneStyle: Comparable {
    /// The tool's own in their order, then a team's by name.
    public static func < (one: SceneStyle, other: SceneStyle) -> Bool {
        (one.order, one.rawValue) < (other.order, other.rawValue)
    }
}

extension SceneStyle: Hashable {
    public static func == (one: SceneStyle, other: SceneStyle) -> Bool { one.rawValue == other.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
