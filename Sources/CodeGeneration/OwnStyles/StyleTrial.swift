/// Renders the draft templates of a style for the scene that they are made from.
struct StyleTrial {
    let style: String
    let scene: Scene
    let feature: Feature
    let project: Project
    /// The folder for the style's files, as in diagnostics.
    let folder: String

    private static let keys = SceneKeys.allCases.map(\.rawValue)

    /// Returns the lists of the scene that templates of the style may use.
    func lists(by description: String, _ existing: [TeamTemplates.File]) -> [ListedLines.List] {
        place(in: templates([], description, existing)).map(ListedLines.List.all) ?? []
    }

    /// Drops texts until all that remain produce their files.
    ///
    /// - Returns: The remaining problems.
    func settle(
        _ drafts: inout [TemplateDraft],
        _ description: String,
        _ existing: [TeamTemplates.File]
    ) -> [Diagnostic] {
        while true {
            let team = templates(drafts, description, existing)
            let (set, problems) = TemplateLoader.load(team)
            var isSettled = true
            if problems.hasErrors {
                let paths = Set(problems.compactMap(\.location?.path))
                for position in drafts.indices where drafts[position].text != nil {
                    guard paths.contains(path(of: drafts[position])) else { continue }
                    drafts[position].giveUp()
                    isSettled = false
                }
                if isSettled { return problems }
                continue
            }
            guard let place = place(in: team) else { return problems }
            let renderer = FileRenderer(templates: set, team: team)
            let requests = place.requests()
            for position in drafts.indices where drafts[position].text != nil {
                guard let target = drafts[position].target else { continue }
                let request = requests.first { $0.template == drafts[position].name }
                var buffer: [UInt8] = []
                let given = request.flatMap { try? renderer.contents(of: $0, buffer: &buffer) }
                if given == target { continue }
                drafts[position].giveUp()
                isSettled = false
            }
            if isSettled { return problems }
        }
    }

    private func path(of draft: TemplateDraft) -> String { "\(folder)/\(draft.name)\(TemplateDescription.ending)" }

    private func templates(
        _ drafts: [TemplateDraft],
        _ description: String,
        _ existing: [TeamTemplates.File]
    ) -> TeamTemplates {
        var files = existing
        files.append(TeamTemplates.File(path: "\(folder)/\(style)\(SceneStyle.ending)", bytes: Array(description.utf8)))
        files += drafts.filter { $0.text != nil }.map {
            TeamTemplates.File(path: path(of: $0), bytes: Array($0.file.utf8))
        }
        return TeamTemplates(files.sorted { $0.path < $1.path }, keys: Self.keys)
    }

    /// Returns the scene as if its spec had the style.
    private func place(in team: TeamTemplates) -> ScenePlace? {
        guard let style = team.styles.first(where: { $0.rawValue == style }) else { return nil }
        var project = project
        for position in project.features.indices {
            let scenes = project.features[position].scenes.indices
            for place in scenes where project.features[position].scenes[place].specPath == scene.specPath {
                project.features[position].scenes[place].style = style
            }
        }
        guard let feature = project.features.first(where: { $0.name == feature.name }),
            let scene = feature.scenes.first(where: { $0.specPath == scene.specPath })
        else { return nil }
        return ScenePlace(scene, of: ModulePlace(feature, in: GenerationContext(project: project, templates: team)))
    }
}
