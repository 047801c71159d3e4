/// The templates for a project's files: vipergen's, and the team's own beside the specs.
package struct ProjectTemplates {
    let specs: String
    let folder: TemplateFolder
    package let team: TeamTemplates
    /// The problems of the team's own templates.
    let problems: [Diagnostic]

    /// - Parameter specs: the folder of specs, which may be missing.
    package init(specs: String) {
        self.specs = specs
        folder = TemplateFolder(specs: specs)
        let (team, problems) = folder.templates()
        self.team = team
        self.problems = problems + team.problems
    }

    static let swift = ".swift"
    private static let library = TemplateLibrary.own

    /// The names of all templates, sorted.
    package var names: [String] { Self.library.names.union(team.texts.map(\.name)).sorted() }

    /// Returns the description of one of vipergen's templates, or of a team's that adds a file.
    func description(of name: String) -> TemplateDescription? {
        Self.library[name] ?? team.added.first { $0.name == name }
    }

    /// Returns the full name of a template that is given with or without `.swift`.
    ///
    /// - Throws: wrong usage if there is no such template.
    func template(_ name: String, among names: [String]? = nil) throws(RunFailure) -> String {
        let names = names ?? self.names
        if let name = [name, name + Self.swift].first(where: names.contains) { return name }
        let near = NearName.find(name, in: names).map { "did you mean '\($0)'?" }
        throw .usage([
            Diagnostic(
                .invalidArgument,
                at: nil,
                "there is no template '\(name)'",
                notes: [Diagnostic.Note(near ?? "'vipergen template list' has all")]
            )
        ])
    }

    /// Prints a template's text without its header comment: the team's own if it adds a file, otherwise vipergen's,
    /// even if replaced.
    package func show(_ name: String, _ console: Console) throws(RunFailure) {
        let name = try template(name)
        let own = team.texts.first { $0.name == name }
        console.print(verbatim: Self.library[name].map { Array($0.text.utf8) } ?? own?.bytes ?? [])
    }

    /// Prints the team's replacements as a patch that turns vipergen's templates into theirs.
    package func showDifferences(of name: String?, _ console: Console) throws(RunFailure) {
        let replacements = team.texts.filter { Self.library[$0.name] != nil }
        let name = try name.map { name throws(RunFailure) in try template(name) }
        if let name {
            guard replacements.contains(where: { $0.name == name }) else {
                return console.tell("'\(name)' isn't replaced: 'vipergen template copy \(name)' begins.")
            }
        } else if replacements.isEmpty {
            console.tell("No template of vipergen's is replaced: 'vipergen template copy NAME' begins.")
        }
        console.report(problems)
        for own in replacements where name == nil || own.name == name {
            let patch = UnifiedDiff.make(
                old: Array((Self.library[own.name]?.text ?? "").utf8),
                new: own.bytes,
                oldPath: "vipergen/\(own.name)\(TemplateDescription.ending)",
                newPath: own.path
            )
            if patch.isEmpty { console.tell("'\(own.path)' is as vipergen's.") }
            console.print(verbatim: patch)
        }
    }
}

// MARK: - Listing

extension ProjectTemplates {
    /// Prints all templates and styles, with the files that they make and the places of the team's own.
    package func list(_ console: Console) throws(RunFailure) {
        let lines = templateLines + styleLines
        let width = lines.map(\.name.count).max() ?? 0
        for (name, what) in lines { console.print(name + String(repeating: " ", count: width - name.count + 2) + what) }
        console.report(problems)
        if problems.hasErrors { throw RunFailure(problems).silenced }
    }

    private var templateLines: [(name: String, what: String)] {
        names.map { name in
            let file = description(of: name)?.file?.path.description ?? "included by other templates"
            guard let place = team.place(of: name)?.path else { return (name, file) }
            return (name, file + (Self.library[name] == nil ? "  (yours: \(place))" : "  (replaced by \(place))"))
        }
    }

    private var styleLines: [(name: String, what: String)] {
        team.styles.map { style in
            (style.rawValue, "style of scenes" + (style.location.map { "  (yours: \($0.path))" } ?? ""))
        }
    }
}
