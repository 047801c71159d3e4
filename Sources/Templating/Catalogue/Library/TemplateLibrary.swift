public import Basics

/// Templates and styles, as the folder `Templates` has them: the tool's own.
///
/// Of a template only its entry is read here; its text is parsed when files are made with it.
public struct TemplateLibrary: Sendable {
    /// Read when it is first asked for.
    public static let own = TemplateLibrary(texts)

    /// Folders that no project has unless it names them, by the words that it does so with. For example: `classic`.
    public static let shipped: [String: [TeamTemplates.File]] = Dictionary(grouping: shippedTexts) { path, _ in
        path.split(separator: "/").dropLast().last?.lowercased() ?? ""
    }.mapValues { $0.map { TeamTemplates.File(path: $0.path, bytes: Array($0.text.utf8)) } }

    /// In the order in which they are listed.
    public let styles: [SceneStyle]
    /// Sorted by path.
    public let templates: [TemplateDescription]
    public let entries: EntryTable
    /// Mistakes in what templates and styles say of themselves.
    public let problems: [Diagnostic]

    /// - Parameter texts: the files by their paths, sorted. For example: `Templates/Scene/Interactor.swift.mustache`.
    public init(_ texts: [(path: String, text: String)]) {
        var (styles, templates, problems): ([SceneStyle], [TemplateDescription], [Diagnostic]) = ([], [], [])
        for (path, text) in texts where path.hasSuffix(SceneStyle.ending) {
            let reader = StyleReader(text, path: path)
            styles.append(reader.style)
            problems += reader.problems
        }
        styles.sort()
        let names = StyleNames(styles)
        for (path, text) in texts where path.hasSuffix(TemplateDescription.ending) {
            let (template, found) = DescriptionReader.read(text, path: path, styles: names)
            templates.append(template)
            problems += found
        }
        problems += styles.take(templates)
        self.styles = styles
        self.templates = templates
        self.problems = problems
        entries = EntryTable(templates, styles: styles)
    }

    public subscript(name: String) -> TemplateDescription? { templates.first { $0.name == name } }

    /// The names of all templates.
    public var names: Set<String> { Set(templates.map(\.name)) }
}
