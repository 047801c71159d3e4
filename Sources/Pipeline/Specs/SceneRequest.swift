/// A scene to be created, as described on the command line.
package struct SceneRequest {
    var name: String
    var module: String
    var style: String
    var parts: SceneParts
    /// True if the style was given explicitly, not derived from a class or the module.
    var isStyleGiven = true

    /// Returns the specs to be written.
    ///
    /// - Throws: errors in the arguments that a spec can't be written without.
    package func change(in known: KnownSpecs) throws(RunFailure) -> SpecChange {
        var problems = SpecName(text: name, kind: .scene).problems.of(name)
        if let (scene, owner) = known.scene(name) { problems.append(isThere(scene, owner)) }
        problems += moduleProblems(in: known)
        if problems.hasErrors { throw .arguments(problems) }

        let fields = try MemberArgument.all("--param", parts.parameters) { argument throws(RunFailure) in
            try argument.field()
        }
        // Whether there is such a style is told where the spec is read.
        let options = known.styles.first { $0.rawValue == style }?.options
        let answers = try options.map { options throws(RunFailure) in
            try MemberArgument.all("--option", parts.answers) { argument throws(RunFailure) in
                try argument.answer(to: options)
            }
        }
        var change = SpecChange()
        change.drafts.append(draft(fields, answers ?? [], in: known))
        change.amendments = try RouteRequests(self, fields.map(\.entry)).amendments(in: known)
        return change
    }

    /// Returns the problems for which a question refuses an answer.
    func problems(in known: KnownSpecs) -> [Diagnostic] {
        known.problems { () throws(RunFailure) in try change(in: known) }
    }

    private func draft(
        _ fields: [(entry: SpecEntry, argument: String)],
        _ answers: [(entry: SpecEntry, argument: String)],
        in known: KnownSpecs
    ) -> SpecDraft {
        var draft = known.draft("\(module)/\(name).\(known.fileEnding)", of: .scene)
        draft.add(SpecEntry("scene", .text(name)), from: name)
        let decidesStyle = isStyleGiven ? nil : parts.className.map { "--class \($0)" }
        draft.add(SpecEntry("style", .text(style)), from: decidesStyle ?? "--style \(style)")
        if let className = parts.className {
            draft.add(SpecEntry("class", .swiftType(className)), from: "--class \(className)")
        }
        draft.add("parameters", entries: fields)
        draft.add("options", entries: answers)
        return draft
    }

    private func moduleProblems(in known: KnownSpecs) -> [Diagnostic] {
        if known.sceneModules.contains(module) { return problemOfOldScreen(in: known).map { [$0] } ?? [] }
        let badName = SpecName(text: module, kind: .module).problems.of("--module \(module)")
        if !badName.isEmpty { return badName }
        return [known.unknownModule(module, at: "--module \(module)", orMakeIt: true)]
    }

    /// Validation would say to move a spec that isn't there yet.
    private func problemOfOldScreen(in known: KnownSpecs) -> Diagnostic? {
        let app = known.specs.project.app.value
        guard SceneSpec.Style(rawValue: style)?.isOld == true, module != app, !known.holdsOldScreens(module) else {
            return nil
        }
        return Diagnostic(
            .wrongModule,
            at: nil,
            "'--module \(module)': '\(module)' is a feature, and an old screen can't be in one",
            notes: [Diagnostic.Note("pass '--module \(app)', or a module of 'kind: legacy'")]
        )
    }

    private func isThere(_ scene: SceneSpec, _ owner: ModuleSpec) -> Diagnostic {
        Diagnostic(
            .duplicateName,
            at: nil,
            "'\(name)': '\(owner.name.value)' already has a scene with that name",
            notes: [
                Diagnostic.Note("it is here", at: scene.name.location),
                Diagnostic.Note("choose another name, or change its spec and run 'vipergen generate --sync'"),
            ]
        )
    }
}

extension MemberArgument {
    /// Reads all arguments of an option; throws all of their problems.
    package static func all(
        _ option: String,
        _ texts: [String],
        _ read: (MemberArgument) throws(RunFailure) -> SpecEntry
    ) throws(RunFailure) -> [(entry: SpecEntry, argument: String)] {
        var entries: [(entry: SpecEntry, argument: String)] = []
        var problems: [Diagnostic] = []
        for text in texts {
            let argument = MemberArgument(option: option, text: text)
            do { entries.append((try read(argument), argument.argument)) } catch { problems += error.diagnostics }
        }
        if !problems.isEmpty { throw .usage(problems) }
        return entries
    }
}

extension [Diagnostic] {
    /// Returns the problems as those of an argument.
    package func of(_ argument: String) -> [Diagnostic] {
        map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.message = "'\(argument)': \(diagnostic.message)"
            return diagnostic
        }
    }
}
