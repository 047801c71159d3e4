import Basics

extension TeamTemplates {
    /// Takes the questions of a file that asks something of all scenes.
    mutating func addOptions(_ file: File) {
        let known = problems.count
        defer {
            if problems.count > known { for position in styles.indices { styles[position].hasUnreadOptions = true } }
        }
        let start = SourceLocation(path: file.path, line: 1, column: 1)
        guard file.path.split(separator: "/").last.map(String.init) == SceneOption.file else {
            return report("it is scenes that can be asked", "call the file '\(SceneOption.file)'", at: start)
        }
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            return report("the file isn't text in UTF-8", "save it as UTF-8", at: start)
        }
        for entry in DescriptionLines(text, path: file.path).entries {
            guard entry.key == "option" else {
                let problem = "unknown key '\(entry.key)'"
                problems.append(.templateEntry(problem, entry.key, among: ["option"], at: entry.location))
                continue
            }
            guard let (option, asked) = option(entry, of: styles) else { continue }
            for position in styles.indices where asked.contains(styles[position]) {
                styles[position].options.append(option)
            }
        }
    }

    /// Reads a question.
    ///
    /// - Parameter styles: those whose scenes it may be asked of.
    /// - Returns: the question, and the styles whose scenes are asked.
    mutating func option(
        _ entry: DescriptionLines.Entry,
        of styles: [SceneStyle]
    ) -> (option: SceneOption, styles: [SceneStyle])? {
        let reader = OptionReader(entry)
        problems += reader.problems
        guard let option = reader.option else { return nil }
        if let place = optionPlaces[option.name] {
            var problem = Diagnostic.templateEntry(
                "there is an option '\(option.name)' already",
                "give one of them another name",
                at: entry.location
            )
            problem.notes.append(Diagnostic.Note("the other one is here", at: place))
            problems.append(problem)
            return nil
        }
        optionPlaces[option.name] = entry.location
        options.append(option)
        if reader.qualifiers.isEmpty { return (option, styles) }
        let known = Set(styles.flatMap(\.qualifiers))
        for qualifier in reader.qualifiers where !known.contains(qualifier.text) {
            let problem = "unknown style '\(qualifier.text)'"
            problems.append(.templateEntry(problem, qualifier.text, among: known.sorted(), at: qualifier.location))
        }
        let names = Set(reader.qualifiers.map(\.text))
        return (option, styles.filter { !names.isDisjoint(with: $0.qualifiers) })
    }
}
