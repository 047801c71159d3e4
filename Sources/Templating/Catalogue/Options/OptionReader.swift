/// Reads the description of a question: `option: name`, with its details on indented lines below.
struct OptionReader {
    enum Key: String, CaseIterable {
        case type, question, help, choices, pattern, standard = "default", required, condition = "when", styles
    }

    /// The question; `nil` if it is invalid.
    private(set) var option: SceneOption?
    /// The styles, traits and parts of the scenes to ask; empty for all.
    private(set) var qualifiers: [DescriptionLines.Value] = []
    private(set) var problems: [Diagnostic] = []

    /// - Parameter earlier: the questions before it; it may depend on their answers.
    init(_ entry: DescriptionLines.Entry, after earlier: [SceneOption]) {
        let name = entry.value.text
        var option = SceneOption(name)
        guard name.isOptionName else {
            problems = [
                .templateEntry("'\(name)' can't be an option's name", "begin it with a letter", at: entry.location)
            ]
            return
        }
        var standard: DescriptionLines.Value?
        var isKindKnown = true
        for (line, value) in entry.members {
            guard let key = Key(rawValue: line) else {
                let keys = Key.allCases.map(\.rawValue)
                problems.append(.templateEntry("unknown key '\(line)'", line, among: keys, at: value.location))
                continue
            }
            switch key {
            case .type:
                if let kind = SceneOption.Kind(rawValue: value.text) {
                    option.kind = kind
                } else {
                    isKindKnown = false
                    let kinds = SceneOption.Kind.allCases.map(\.rawValue)
                    let problem = "unknown type '\(value.text)'"
                    problems.append(.templateEntry(problem, value.text, among: kinds, at: value.location))
                }
            case .question: option.question = value.text
            case .help: option.help = value.text
            case .pattern: option.pattern = pattern(value)
            case .condition: option.condition = condition(value, earlier)
            case .choices: option.choices = value.text.list
            case .standard: standard = value
            case .required:
                option.isRequired = value.text == "true"
                if Bool(value.text) == nil { problems.append(.notAFlag(line, value)) }
            case .styles:
                qualifiers = value.text.list.map { DescriptionLines.Value(text: $0, location: value.location) }
            }
        }
        // When it is asked isn't known, so nobody has to answer it before that is mended.
        if option.condition == nil, entry.members.contains(where: { $0.key == Key.condition.rawValue }) {
            option.isRequired = false
        }
        if isKindKnown, (option.kind == .choice) == option.choices.isEmpty {
            let remedy = option.kind == .choice ? "add a line 'choices: …'" : "add a line 'type: choice'"
            problems.append(.templateEntry("a choice has choices", remedy, at: entry.location))
        }
        if option.pattern != nil, ![.text, .list].contains(option.kind) {
            let message = "a \(option.kind.rawValue) has no pattern"
            problems.append(.templateEntry(message, "remove the line 'pattern'", at: entry.location))
        }
        if let standard {
            option.standard = OptionValue(standard.text, for: option.kind, among: option.choices)
            if option.standard == nil {
                let message = "'\(standard.text)' is no \(option.kind.rawValue)"
                let remedy = option.kind == .choice ? "it can be: \(option.choices.list)" : "write another 'default'"
                problems.append(.templateEntry(message, remedy, at: standard.location))
            }
        }
        if let standard, let problem = option.standard.flatMap(option.mismatch) {
            problems.append(.templateEntry(problem, "write another 'default'", at: standard.location))
        }
        self.option = option
    }

    private mutating func pattern(_ value: DescriptionLines.Value) -> AnswerPattern? {
        do {
            return try AnswerPattern(value.text)
        } catch {
            problems.append(.templateEntry(error.message, error.advice, at: value.location))
            return nil
        }
    }

    /// Reads a condition: `tracksTime`, or `flow is root`.
    private mutating func condition(
        _ value: DescriptionLines.Value,
        _ earlier: [SceneOption]
    ) -> SceneOption.Condition? {
        let words = value.text[...].pieces(between: " ", most: 3)
        let name = words.first.map(String.init) ?? ""
        guard let other = earlier.first(where: { $0.name == name }) else {
            let problem = "no option '\(name)' stands above it"
            guard !earlier.isEmpty else {
                problems.append(.templateEntry(problem, "move it below the other option", at: value.location))
                return nil
            }
            problems.append(.templateEntry(problem, name, among: earlier.map(\.name), at: value.location))
            return nil
        }
        if words.count == 1 { return SceneOption.Condition(name: name) }
        guard words.count == 3, words[1] == "is" else {
            let advice = "write it as: when: \(name), or: when: \(name) is \(other.choices.first ?? "…")"
            problems.append(.templateEntry("can't read '\(value.text)'", advice, at: value.location))
            return nil
        }
        let answer = words[2].trimmed
        if OptionValue(answer, for: other.kind, among: other.choices) == nil {
            let known = other.kind == .flag ? ["true", "false"] : other.choices
            let problem = "'\(name)' is never '\(answer)'"
            problems.append(
                known.isEmpty
                    ? .templateEntry(problem, "write a \(other.kind.rawValue)", at: value.location)
                    : .templateEntry(problem, answer, among: known, at: value.location)
            )
            return nil
        }
        return SceneOption.Condition(name: name, answer: answer)
    }
}

extension SceneOption {
    /// Returns why an answer doesn't match the pattern; `nil` if it does, or if there is no pattern.
    public func mismatch(_ answer: OptionValue) -> String? {
        guard let pattern else { return nil }
        let texts =
            switch answer {
            case .text(let text): [text]
            case .list(let texts): texts
            case .flag, .word: [String]()
            }
        return texts.first { !pattern.matches($0) }.map { "'\($0)' doesn't match '\(pattern.text)'" }
    }
}

extension Diagnostic {
    fileprivate static func notAFlag(_ key: String, _ value: DescriptionLines.Value) -> Diagnostic {
        .templateEntry("'\(key)' is 'true' or 'false', not '\(value.text)'", "write one of the two", at: value.location)
    }
}

extension String {
    /// True if templates and specs can use it as a name.
    fileprivate var isOptionName: Bool {
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return utf8.first.map(isLetter) == true
            && utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
