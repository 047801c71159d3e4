/// Drafts the templates of a style, with their front matter.
struct DraftMaker {
    let style: String
    let scene: Scene
    let feature: Feature
    let project: Project
    let names: SceneNames

    private var title: String { style.prefix(1).uppercased() + style.dropFirst() }

    private var place: ScenePlace {
        ScenePlace(scene, of: ModulePlace(feature, in: GenerationContext(project: project)))
    }

    func drafts(
        of sources: [(path: String, bytes: [UInt8])],
        leftOut: inout [(path: String, reason: String)]
    ) -> [TemplateDraft] {
        let bytes = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
        var drafts = isOurs ? draftsOfOurs(bytes) : []
        let made = Set(drafts.map(\.source))
        for source in sources where !made.contains(source.path) {
            switch draft(of: source.path, source.bytes) {
            case .success(let draft): drafts.append(draft)
            case .failure(let reason): leftOut.append((source.path, reason.text))
            }
        }
        return drafts
    }

    private var isOurs: Bool { scene.style.isEmitted && !scene.style.isTeams }

    /// Returns ViperGen's templates for the scene's style, including those that make nothing for this scene, except
    /// those that make nothing for any scene of a team's own style.
    private func draftsOfOurs(_ sources: [String: [UInt8]]) -> [TemplateDraft] {
        let place = place
        let requests = Dictionary(place.requests().map { ($0.template, $0) }) { first, _ in first }
        let types = Set(sources.values.flatMap { (try? DeclaredTypes.names(in: $0)) ?? [] })
        return TemplateLibrary.own.templates.compactMap { template in
            guard let file = template.file, file.subject == .scene, file.styles?.contains(scene.style) ?? false,
                !file.conditions.contains(where: Self.foreign.contains)
            else { return nil }
            let request = requests[template.name]
            let path = request?.path ?? place.text(file.path)
            // People have taken the type over.
            if sources[path] == nil, let type = file.yields.map(place.text), types.contains(type) { return nil }
            return draft(of: template, file, request, path, source: sources[path])
        }
    }

    /// The conditions that hold for no scene of a team's own style.
    private static let foreign: Set<String> = Set(
        [
            SceneCondition.children, .contents, .drawnParts, .drivers, .xib, .storyboard, .separateView, .ownUseCase,
            .ownRepository, .repositoryMethods,
        ].map(\.rawValue)
    )

    private func draft(
        of template: TemplateDescription,
        _ file: TemplateDescription.File,
        _ request: RenderRequest?,
        _ source: String,
        source bytes: [UInt8]?
    ) -> TemplateDraft {
        let isScaffold = file.kind == .scaffold
        let folder = file.path.folder ?? .feature
        let base = template.name.hasSuffix(".swift") ? String(template.name.dropLast(".swift".count)) : template.name
        let path = file.section == nil ? "\(file.path)" : "\(folder.rawValue)/Generated/<Scene>\(base).swift"
        let declared = file.declares.filter { $0.styles?.contains(scene.style) ?? true }.map { type in
            "\(type.name)" + (type.conditions.isEmpty ? "" : " if \(type.conditions.joined(separator: " and "))")
        }
        var draft = TemplateDraft(
            name: title + template.name,
            entry: entry(path, isScaffold, declared, when: file.conditions, file.summary),
            source: source,
            text: template.text
        )
        draft.declares = declared
        draft.isGenerated = !isScaffold
        draft.target = bytes
        if !isScaffold, let renderer, let request {
            var buffer: [UInt8] = []
            draft.target = try? renderer.contents(of: request, buffer: &buffer)
        }
        return draft
    }

    /// The renderer of the tool's own templates.
    private var renderer: FileRenderer? {
        let (set, problems) = TemplateLoader.load(TeamTemplates())
        return problems.hasErrors ? nil : FileRenderer(templates: set, team: TeamTemplates())
    }

    private struct Reason: Error { var text: String }

    private func draft(of path: String, _ bytes: [UInt8]) -> Result<TemplateDraft, Reason> {
        let folders = CatalogueSubject.scene.folders.map { ($0, place.folder($0) + "/") }
        guard let (folder, prefix) = folders.filter({ path.hasPrefix($0.1) }).max(by: { $0.1.count < $1.1.count })
        else {
            return .failure(Reason(text: "it isn't in a folder of sources of '\(feature.name)'"))
        }
        if EmittedHeader.header.marks(bytes) { return .failure(Reason(text: "vipergen writes it")) }
        if String(validating: bytes, as: UTF8.self) == nil {
            return .failure(Reason(text: "it isn't text in UTF-8"))
        }
        let pattern = names.pattern(path.dropFirst(prefix.count))
        guard pattern.split(separator: "/").last?.contains("<Scene>") == true else {
            return .failure(Reason(text: "each scene would have the same file: '\(scene.name)' isn't in its name"))
        }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let base = file.replacing(scene.name, with: "")
        let isTaken = TemplateLibrary.own.names.contains(title + base)
        let types = (try? DeclaredTypes.names(in: bytes)) ?? []
        let declared = types.map { names.pattern($0[...]) }.filter { $0.contains("<Scene>") }
        var draft = TemplateDraft(
            name: isTaken ? "\(title)Own\(base)" : title + base,
            entry: entry("\(folder.rawValue)/\(pattern)", true, declared, when: [], "made of \(file)"),
            source: path
        )
        draft.declares = declared
        draft.target = bytes
        return .success(draft)
    }

    private func entry(
        _ path: String,
        _ isScaffold: Bool,
        _ declared: [String],
        when conditions: [String],
        _ summary: String
    ) -> String {
        let lines = [
            "for: scene", "styles: \(style)", conditions.isEmpty ? nil : "when: \(conditions.joined(separator: ", "))",
            "file: \(path)", "kind: \(isScaffold ? "scaffold" : "generated")",
            declared.isEmpty ? nil : "declares: \(declared.joined(separator: ", "))",
            "context: \(TemplateContext.version)", "what: \(summary)",
        ]
        return "{{!\n" + lines.compactMap(\.self).joined(separator: "\n") + "\n}}\n"
    }

    /// Returns the style's description: the parts of the scene's style, with the templates that exist for them.
    func description(of drafts: [TemplateDraft]) -> String {
        let declared = Set(drafts.flatMap(\.declares))
        let parts = (isOurs ? scene.style.parts : []).map { part in
            let scaffold = draft(of: part.scaffold, among: drafts)
            let tests = draft(of: part.tests, among: drafts)?.name
            let owns = scaffold != nil && declared.contains("<Scene>\(part.suffix)")
            let members = owns ? part.members : nil
            let lines = [
                members.map { "members: \($0.rawValue)" }, members.map { _ in "contract: \(part.contract)" },
                owns ? scaffold.map { "scaffold: \($0.name)" } : nil, owns ? tests.map { "tests: \($0)" } : nil,
                part.condition.map { "when: \($0.rawValue)" },
                part.collaborators.isEmpty ? nil : "collaborators: \(part.collaborators.joined(separator: ", "))",
            ]
            return "part: \(part.suffix)\n" + lines.compactMap(\.self).map { "  \($0)\n" }.joined()
        }
        return "what: made as \(scene.name) is\n" + parts.joined()
    }

    private func draft(of path: NamePattern?, among drafts: [TemplateDraft]) -> TemplateDraft? {
        path.flatMap { path in drafts.first { $0.source == place.text(path) } }
    }
}
