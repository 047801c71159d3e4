/// A style of a team's own, made from an existing scene: from its folder's files and its generated files.
///
/// The output of a ViperGen template becomes that template. In other files, names and lists become tags if they explain
/// the text exactly; the rest stays text. The result is rendered again and compared.
public struct StyleExtraction {
    /// The names of the files in the style's folder, with their text.
    public private(set) var files: [(name: String, text: String)] = []
    /// Lines that are specific to the scene but stayed text.
    public private(set) var unexplained: [(place: SourceLocation, line: String)] = []
    /// The files that aren't in the style, and why.
    public private(set) var leftOut: [(path: String, reason: String)] = []
    public private(set) var problems: [Diagnostic] = []
    /// True if the style declares the view builder, which the resolver calls.
    public private(set) var declaresViewBuilder = false

    /// - Parameters:
    ///   - style: The style's name.
    ///   - sources: The files of the scene's folder, relative to the target package.
    ///   - existing: The team's own templates.
    public init(
        _ style: String,
        of scene: Scene,
        _ feature: Feature,
        in project: Project,
        sources: [(path: String, bytes: [UInt8])],
        existing: [TeamTemplates.File],
        folder: String
    ) {
        let names = SceneNames(scene, of: feature, in: project)
        let maker = DraftMaker(style: style, scene: scene, feature: feature, project: project, names: names)
        var drafts = maker.drafts(of: sources, leftOut: &leftOut)
        declaresViewBuilder = drafts.contains { $0.declares.contains("<Scene>ViewBuilder") }
        let description = maker.description(of: drafts)
        let trial = StyleTrial(style: style, scene: scene, feature: feature, project: project, folder: folder)
        let lists = trial.lists(by: description, existing)
        for position in drafts.indices { drafts[position].addTexts(ListedLines(lists, names), names) }
        problems = trial.settle(&drafts, description, existing)
        for draft in drafts where draft.text == nil { leftOut.append((draft.source, "no template gives its bytes")) }
        drafts.removeAll { $0.text == nil }
        files = [("\(style)\(SceneStyle.ending)", description)]
        files += drafts.map { ("\($0.name)\(TemplateDescription.ending)", $0.file) }
        for draft in drafts { unexplained += draft.unexplained(names, in: folder) }
    }
}

/// A draft of a template, with possible texts, the best one first.
struct TemplateDraft {
    /// The name, without the extension `.mustache`.
    var name: String
    /// The front matter, with its braces.
    var entry: String
    /// The file that it is made from or has to produce.
    var source: String
    /// The contents that it has to produce; `nil` if the file was never written.
    var target: [UInt8]?
    /// True if every run rewrites the file, which then begins with the header.
    var isGenerated = false
    var declares: [String] = []
    /// The texts still to be tried, in order. Those made from a source know which of its lines stayed text.
    private(set) var candidates: [Candidate] = []

    struct Candidate {
        var text: String
        /// The lines that stayed text, by line number.
        var plain: [Int: Substring] = [:]
    }

    init(name: String, entry: String, source: String, text: String? = nil) {
        (self.name, self.entry, self.source) = (name, entry, source)
        candidates = text.map { [Candidate(text: $0)] } ?? []
    }

    var text: String? { candidates.first?.text }

    var file: String { entry + (text ?? "") }

    /// Removes the current text, since it produces something else.
    mutating func giveUp() { candidates.removeFirst() }

    /// Adds the source's own text, first with names and lists explained, then with names only.
    mutating func addTexts(_ lists: ListedLines, _ names: SceneNames) {
        guard let target, let source = String(validating: target, as: UTF8.self), !source.contains("{{") else { return }
        let header = isGenerated ? "{{> GeneratedHeader}}\n" : ""
        let body = isGenerated ? String(decoding: EmittedHeader.removed(from: target), as: UTF8.self) : source
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        for isListed in [true, false] {
            var (text, plain, position) = ([String](), [Int: Substring](), 0)
            while position < lines.count {
                if isListed, let found = lists.explanation(of: lines, at: position) {
                    text += found.text
                    position += found.height
                } else {
                    text.append(names.tagged(lines[position]))
                    plain[text.count + (isGenerated ? 1 : 0)] = lines[position]
                    position += 1
                }
            }
            candidates.append(Candidate(text: header + text.joined(separator: "\n"), plain: plain))
        }
    }

    /// Returns the lines in which the template has something specific to the scene as text.
    func unexplained(_ names: SceneNames, in folder: String) -> [(place: SourceLocation, line: String)] {
        let above = entry.count { $0 == "\n" }
        let path = "\(folder)/\(name)\(TemplateDescription.ending)"
        return (candidates.first?.plain ?? [:]).filter { names.saysMore($0.value) }.sorted { $0.key < $1.key }.map {
            (SourceLocation(path: path, line: above + $0.key, column: 1), String($0.value.drop { $0 == " " }))
        }
    }
}
