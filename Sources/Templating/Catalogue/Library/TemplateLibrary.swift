/// The tool's own templates and styles, from the folder `Templates`.
///
/// Only a template's front matter is read here; its text is parsed when files are made with it.
public struct TemplateLibrary: Sendable {
    /// The library, read on first access.
    public static let own = TemplateLibrary(texts)

    /// The optional folders, by the word with which a project selects them. For example: `classic`.
    public static let shipped: [String: [TeamTemplates.File]] = Dictionary(grouping: shippedTexts) { path, _ in
        path.split(separator: "/").dropLast().last?.lowercased() ?? ""
    }.mapValues { $0.map { TeamTemplates.File(path: $0.path, bytes: Array($0.text.utf8)) } }

    /// The styles in the order of listings.
    public let styles: [SceneStyle]
    /// The templates, sorted by path.
    public let templates: [TemplateDescription]
    public let entries: EntryTable
    /// The mistakes in front matter and style descriptions.
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
