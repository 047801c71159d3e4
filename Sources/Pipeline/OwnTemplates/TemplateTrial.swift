extension ProjectTemplates {
    /// Prints the variables that a template may use, with their meanings, or with their values for a scene.
    ///
    /// - Parameters:
    ///   - name: the one variable or group to print.
    ///   - scene: the scene; for another subject, the items that belong to it are printed.
    package func showVariables(
        _ name: String?,
        of subject: CatalogueSubject,
        scene: String?,
        _ stages: Stages,
        _ console: Console
    ) throws(RunFailure) {
        if problems.hasErrors { throw RunFailure(problems) }
        let variables = TemplateVariables(of: subject, with: team)
        var wanted = variables.descriptions
        if let name {
            wanted = wanted.filter { $0.name == name }
            if wanted.isEmpty { throw Self.missing(name, among: variables.descriptions.map(\.name), of: subject) }
        }
        guard let scene else { return console.print(TemplateVariableTree(wanted).text) }
        let (project, warnings) = try stages.validate()
        console.report(warnings)
        let (found, feature) = try Self.find(scene, in: project)
        let values = variables.values(around: found, of: feature, in: project)
        if values.isEmpty { console.tell("'\(scene)' has no \(subject.rawValue).") }
        for (position, value) in values.enumerated() {
            if position > 0 { console.print("") }
            console.print(TemplateVariableTree(wanted, values: value).text)
        }
    }

    /// Prints a template's files as `generate` would write them: texts on standard output, paths on standard error.
    ///
    /// - Parameter scene: the scene whose files, or whose module's files, are printed.
    package func tryOut(
        _ name: String,
        scene: String?,
        _ stages: Stages,
        _ console: Console
    ) throws(RunFailure) {
        let name = try template(name)
        let result = try stages.generate()
        console.report(result.warnings)
        let meant = try scene.map { scene throws(RunFailure) in try Self.find(scene, in: result.project) }
        let subject = description(of: name)?.file?.subject
        let files = try rendering(
            try result.generated.files(madeBy: name) { spec in
                guard let meant, let subject else { return true }
                if subject.isOfScene { return spec == meant.scene.specPath }
                return spec == meant.feature.moduleSpec || !Self.subjectsOfModules.contains(subject)
            }
        )
        guard !files.isEmpty else { throw nothing(of: name, for: scene) }
        let faults = EmittedSyntax(of: result.generated).faults(in: files)
        for file in files {
            console.note(file.path + ":")
            console.print(verbatim: file.contents)
        }
        if faults.hasErrors { throw .rendering(faults) }
    }

    private static let subjectsOfModules: Set<CatalogueSubject> = [.module, .stubbedModule, .useCase, .repository]

    /// Returns the reason why a template makes no file.
    private func nothing(of name: String, for scene: String?) -> RunFailure {
        let (reason, note) =
            switch description(of: name)?.file {
            case nil: ("other templates include it", "try one that says '{{> \(name)}}'")
            case let file?:
                (
                    "it is for \(file.meant)\(scene == nil ? ", and the specs have none" : "")",
                    scene == nil ? "see 'when' and 'styles' at its top" : "name another scene"
                )
            }
        let what = "'\(name)' makes no file\(scene.map { " for '\($0)'" } ?? "")"
        return .input([
            Diagnostic(.invalidArgument, at: team.place(of: name), "\(what): \(reason)", note: note)
        ])
    }

    static func find(
        _ name: String,
        in project: Project
    ) throws(RunFailure) -> (scene: Scene, feature: Feature) {
        for feature in project.features {
            if let scene = feature.scenes.first(where: { $0.name == name }) { return (scene, feature) }
        }
        // A spec may still bring it, which is no matter of the command line.
        throw .input([missing(name, among: project.features.flatMap(\.scenes).map(\.name), what: "scene")])
    }

    private static func missing(_ name: String, among names: [String], of subject: CatalogueSubject) -> RunFailure {
        .usage([missing(name, among: names, what: "variable of a \(subject.rawValue)")])
    }

    private static func missing(_ name: String, among names: [String], what: String) -> Diagnostic {
        let near = NearName.find(name, in: names).map { "did you mean '\($0)'?" }
        let note = near ?? "there are: \(names.sorted().joined(separator: ", "))"
        return Diagnostic(.unknownName, "there is no \(what) '\(name)'", note: note)
    }
}

extension TemplateDescription.File {
    /// For example: `each scene of uikit, swiftui, where interactor`.
    fileprivate var meant: String {
        let styles = styles.map { " of style \($0.map(\.rawValue).joined(separator: ", "))" } ?? ""
        return "each \(subject.rawValue)\(styles)"
            + (conditions.isEmpty ? "" : ", where \(conditions.joined(separator: ", "))")
    }
}
