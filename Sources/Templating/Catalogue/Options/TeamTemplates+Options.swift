extension TeamTemplates {
    /// Adds the questions of a file.
    mutating func addOptions(_ file: File) {
        let known = problems.count
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        let subject = OptionSubject.allCases.first { $0.file == name }
        defer { if problems.count > known { markUnread(subject) } }
        let start = SourceLocation(path: file.path, line: 1, column: 1)
        guard let subject else {
            let files = OptionSubject.allCases.map(\.file)
            problems.append(.templateEntry("it isn't known what '\(name)' asks of", name, among: files, at: start))
            return
        }
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            return report("the file isn't text in UTF-8", "save it as UTF-8", at: start)
        }
        var earlier: [SceneOption] = []
        for entry in DescriptionLines(text, path: file.path).entries {
            guard entry.key == "option" else {
                let problem = "unknown key '\(entry.key)'"
                problems.append(.templateEntry(problem, entry.key, among: ["option"], at: entry.location))
                continue
            }
            guard let (option, asked) = option(entry, of: subject, styles: styles, after: earlier) else { continue }
            earlier.append(option)
            for position in styles.indices where subject == .scene && asked.contains(styles[position]) {
                styles[position].options.append(option)
            }
        }
    }

    /// - Parameter subject: the subject; `nil` for a file that may be for any.
    private mutating func markUnread(_ subject: OptionSubject?) {
        unreadOptions.formUnion(subject.map { [$0] } ?? OptionSubject.allCases)
        guard unreadOptions.contains(.scene) else { return }
        for position in styles.indices { styles[position].hasUnreadOptions = true }
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - styles: the styles whose scenes may be asked.
    ///   - earlier: the questions before it in the same file.
    /// - Returns: the question, and the styles whose scenes are asked.
    mutating func option(
        _ entry: DescriptionLines.Entry,
        of subject: OptionSubject,
        styles: [SceneStyle],
        after earlier: [SceneOption]
    ) -> (option: SceneOption, styles: [SceneStyle])? {
        let reader = OptionReader(entry, after: earlier)
        problems += reader.problems
        guard let option = reader.option else { return nil }
        let key = "\(subject) \(option.name)"
        if let place = optionPlaces[key] {
            var problem = Diagnostic.templateEntry(
                "there is an option '\(option.name)' already",
                "give one of them another name",
                at: entry.location
            )
            problem.notes.append(Diagnostic.Note("the other one is here", at: place))
            problems.append(problem)
            return nil
        }
        optionPlaces[key] = entry.location
        options[subject, default: []].append(option)
        guard let first = reader.qualifiers.first else { return (option, styles) }
        if subject != .scene {
            report("only scenes have styles", "remove the line 'styles'", at: first.location)
            return (option, [])
        }
        let known = Set(styles.flatMap(\.qualifiers))
        for qualifier in reader.qualifiers where !known.contains(qualifier.text) {
            let problem = "unknown style '\(qualifier.text)'"
            problems.append(.templateEntry(problem, qualifier.text, among: known.sorted(), at: qualifier.location))
        }
        let names = Set(reader.qualifiers.map(\.text))
        return (option, styles.filter { !names.isDisjoint(with: $0.qualifiers) })
    }

    /// The templates without required questions, for asking one by one.
    public var demandingNothing: TeamTemplates {
        var templates = self
        templates.styles = styles.map(\.demandingNothing)
        for subject in OptionSubject.allCases {
            for position in templates.options[subject, default: []].indices {
                templates.options[subject]?[position].isRequired = false
            }
        }
        return templates
    }
}
