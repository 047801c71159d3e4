/// A module to be created, as described on the command line.
package struct ModuleRequest {
    package var name: String
    package var kind = ModuleSpec.Kind.feature.rawValue
    /// The answers to the options of the team's own templates. For example: `owner=growth`.
    var answers: [String]

    package init(name: String, kind: String = ModuleSpec.Kind.feature.rawValue, answers: [String] = []) {
        self.name = name
        self.kind = kind
        self.answers = answers
    }

    /// Asks for the options of those templates: all of them, or only the required ones.
    package mutating func askForOptions(by prompt: Prompt, in known: KnownSpecs, all: Bool) throws(RunFailure) {
        let asked = self
        let questions = OptionQuestions(prompt: prompt, options: options(in: known)) { answers in
            var request = asked
            request.answers = answers
            return request.problems(in: known)
        }
        try questions.ask(for: &answers, all: all)
    }

    /// Returns the options of a module; core modules have none.
    private func options(in known: KnownSpecs) -> [SceneOption] {
        kind == ModuleSpec.Kind.core.rawValue ? [] : known.templates.options[.module] ?? []
    }

    package func change(in known: KnownSpecs) throws(RunFailure) -> SpecChange {
        var problems = SpecName(text: name, kind: .module).problems.of(name)
        let core = ModuleSpec.Kind.core.rawValue
        if let module = known.module(name) {
            problems.append(isThere(module, in: known))
        } else if name == known.specs.project.core.value, kind != core {
            problems.append(
                Diagnostic(
                    .coreIsNoFeature,
                    at: nil,
                    "'\(name)': it is the project's core module, and so no \(kind)",
                    notes: [Diagnostic.Note("pass '--kind \(core)'")]
                )
            )
        }
        if problems.hasErrors { throw .arguments(problems) }
        let options = options(in: known)
        let entries = try MemberArgument.all("--option", answers) { argument throws(RunFailure) in
            try argument.answer(to: options)
        }
        var draft = draft(in: known)
        draft.add("options", entries: entries)
        return SpecChange(drafts: [draft])
    }

    /// Returns the problems for which a question refuses an answer.
    package func problems(in known: KnownSpecs) -> [Diagnostic] {
        known.problems { () throws(RunFailure) in try change(in: known) }
    }

    private func draft(in known: KnownSpecs) -> SpecDraft {
        var draft = known.draft("\(name)/module.\(known.fileEnding)", of: .module)
        draft.add(SpecEntry("module", .text(name)), from: name)
        if kind != ModuleSpec.Kind.feature.rawValue {
            draft.add(SpecEntry("kind", .text(kind)), from: "--kind \(kind)")
        }
        return draft
    }

    private func isThere(_ module: ModuleSpec, in known: KnownSpecs) -> Diagnostic {
        let takesScenes = known.sceneModules.contains(name)
        return Diagnostic(
            .duplicateName,
            at: nil,
            "'\(name)': there is already a module with that name",
            notes: [
                Diagnostic.Note("its specs are here", at: module.name.location),
                Diagnostic.Note(
                    takesScenes
                        ? "choose another name, or add to it: vipergen new scene NAME --module \(name)"
                        : "choose another name, or change that spec: a core module has no scenes"
                ),
            ]
        )
    }
}
