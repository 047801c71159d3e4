extension FileDecoder {
    /// Reads a scene's answers to the questions of the team's own templates.
    func options(_ node: YAMLNode?, of scene: SceneSpec) -> [OptionSpec] {
        guard !run.unread.contains(.style(scene: scene.name.value)) else { return [] }
        let style = scene.style.value
        return options(node, asked: style.options, isDemanded: !scene.isAdopted) { name in
            if !style.hasUnreadOptions { reportUnasked(name, of: style) }
        }
    }

    /// Reads the project's answers.
    func projectOptions(_ node: YAMLNode?) -> [OptionSpec] {
        let asked = run.templates.options[.project] ?? []
        return options(node, asked: asked) { reportUnasked($0, of: .project, asked) }
    }

    /// Reads a module's answers; only modules with scenes are asked.
    func options(_ node: YAMLNode?, of module: ModuleSpec) -> [OptionSpec] {
        let asked = run.templates.options[.module] ?? []
        let isCore = module.kind.value == .core || module.name.value == run.core
        guard isCore else {
            let isWritten = ["module.yml", "module.yaml"].contains { path.hasSuffix("/" + $0) }
            let place = isWritten ? "add it" : "write it to '\(folder(above: 1))/module.yml'"
            return options(node, asked: asked, remedy: place) { reportUnasked($0, of: .module, asked) }
        }
        if let node, !node.isEmpty {
            report(
                .unknownKey,
                at: placeOfKey(above: node),
                "a core module isn't asked for anything",
                notes: ["remove it"]
            )
        }
        return []
    }

    /// - Parameter unasked: reports an answer without a question.
    private func options(
        _ node: YAMLNode?,
        asked: [SceneOption],
        isDemanded: Bool = true,
        remedy: String = "add it",
        _ unasked: (Located<String>) -> Void
    ) -> [OptionSpec] {
        let written = node.flatMap { entries($0, key: SceneKeys.options.rawValue, takes: "a mapping") } ?? []
        let names = Set(written.map(\.name))
        let specs = written.compactMap { entry -> OptionSpec? in
            let name = Located(entry.name, at: entry.key.range)
            guard let option = asked.first(where: { $0.name == entry.name }) else {
                unasked(name)
                return nil
            }
            return answer(entry.value, to: option).map { OptionSpec(name: name, value: $0) }
        }
        let answers = asked.answers(given: specs.answers)
        for option in asked {
            if let condition = option.condition, !condition.holds(in: answers) {
                guard let name = specs.first(where: { $0.name.value == option.name })?.name else { continue }
                let isFlag = asked.contains { $0.name == condition.name && $0.kind == .flag }
                reportUncalled(name, condition, isFlag: isFlag, isAnswered: names.contains(condition.name))
            } else if isDemanded, option.hasToBeAnswered, !names.contains(option.name) {
                let help = [option.help].compactMap(\.self)
                report(
                    .missingKey,
                    at: node.map(placeOfKey) ?? start,
                    "missing option '\(option.name)'",
                    notes: ["\(remedy), for example: options: { \(option.name): \(option.example) }"] + help
                )
            }
        }
        return specs
    }

    /// Reports an answer that is only asked for after another one.
    private func reportUncalled(
        _ name: Located<String>,
        _ condition: SceneOption.Condition,
        isFlag: Bool,
        isAnswered: Bool
    ) {
        let answer = condition.answer ?? (isFlag ? "true" : nil)
        let other = answer.map { "'\(condition.name)' is '\($0)'" } ?? "'\(condition.name)' is answered"
        let remedy = isAnswered ? "change" : "add"
        report(
            .unknownKey,
            at: name.location,
            "'\(name.value)' is asked for only where \(other)",
            notes: ["remove it, or \(remedy) the answer to '\(condition.name)'"]
        )
    }

    private func reportUnasked(_ name: Located<String>, of style: SceneStyle) {
        let others = run.styles.filter { $0.options.contains { $0.name == name.value } }.map(\.rawValue)
        guard others.isEmpty else {
            return report(
                .unknownKey,
                at: name.location,
                "a scene of the style '\(style.rawValue)' isn't asked for '\(name.value.shown)'",
                notes: ["remove it; what is asked for it: \(others.joined(separator: ", "))"]
            )
        }
        reportUnasked(name, of: .scene, style.options, orIn: ", or in the description of the style")
    }

    private func reportUnasked(
        _ name: Located<String>,
        of subject: OptionSubject,
        _ asked: [SceneOption],
        orIn description: String = ""
    ) {
        if run.templates.unreadOptions.contains(subject) { return }
        let shown = name.value.shown
        report(
            .unknownKey,
            name,
            "no template asks for '\(shown)'",
            near: NearName.find(name.value, in: asked.map(\.name)),
            otherwise:
                "write 'option: \(shown)' in '\(folder(above: subject == .project ? 1 : 2))/\(TemplateFolder.name)/\(subject.file)'"
                + description
        )
    }

    private func answer(_ node: YAMLNode, to option: SceneOption) -> OptionValue? {
        let answer = read(node, as: option)
        if let answer, let problem = option.mismatch(answer) {
            report(.invalidValue, at: node, problem, notes: [option.help ?? "write a text that does"])
        }
        return answer
    }

    private func read(_ node: YAMLNode, as option: SceneOption) -> OptionValue? {
        let key = option.name
        switch option.kind {
        case .text:
            guard let text = prose(node, key: key) else { return nil }
            if text.isEmpty, option.hasToBeAnswered {
                report(.invalidValue, at: node, "'\(key)' is empty", notes: ["write a text"])
            }
            return .text(text)
        case .flag: return .flag(boolean(node, key: key, default: false))
        case .list: return .list(items(node, key: key, takes: "a list of texts").compactMap { prose($0, key: key) })
        case .choice:
            return choice(node, among: option.choices.map(Choice.init), key: key).map { .word($0.value.rawValue) }
        case .swiftType: return type(node, .storage, key: key).map { .word($0.value.text) }
        case .number:
            guard let scalar = scalar(node, key: key, takes: "a number") else { return nil }
            if OptionValue.isNumber(scalar.text) { return .word(scalar.text) }
            let problem = "'\(key)' takes a number, not '\(scalar.text.shown)'"
            report(.invalidValue, at: node, problem, notes: ["write digits, for example: \(key): 12"])
            return nil
        }
    }

    /// One of the possible answers to a choice.
    private struct Choice: RawRepresentable {
        let rawValue: String
    }
}

extension SceneOption {
    fileprivate var example: String {
        switch kind {
        case .text: "\"…\""
        case .flag: "true"
        case .number: "1"
        case .choice: choices.first ?? "…"
        case .list: "[…]"
        case .swiftType: "String"
        }
    }
}

extension FileDecoder {
    /// Returns the folder that many steps above the file.
    ///
    /// For example: `specs/Home` is one step above `specs/Home/Jar.yml`.
    fileprivate func folder(above steps: Int) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(steps).joined(separator: "/")
    }
}
