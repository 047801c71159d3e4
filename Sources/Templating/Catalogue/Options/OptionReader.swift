import Basics

/// Reads the description of a question: `option: name`, with lines about it indented below.
struct OptionReader {
    enum Key: String, CaseIterable { case type, question, choices, standard = "default", required, styles }

    /// `nil` where there can be no such question.
    private(set) var option: SceneOption?
    /// The styles, traits and parts whose scenes are asked; all are where there are none.
    private(set) var qualifiers: [DescriptionLines.Value] = []
    private(set) var problems: [Diagnostic] = []

    init(_ entry: DescriptionLines.Entry) {
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
            case .choices: option.choices = value.text.list
            case .standard: standard = value
            case .required:
                option.isRequired = value.text == "true"
                if Bool(value.text) == nil { problems.append(.notAFlag(line, value)) }
            case .styles:
                qualifiers = value.text.list.map { DescriptionLines.Value(text: $0, location: value.location) }
            }
        }
        if isKindKnown, (option.kind == .choice) == option.choices.isEmpty {
            let remedy = option.kind == .choice ? "add a line 'choices: …'" : "add a line 'type: choice'"
            problems.append(.templateEntry("a choice has choices", remedy, at: entry.location))
        }
        if let standard {
            option.standard = OptionValue(standard.text, for: option.kind, among: option.choices)
            if option.standard == nil {
                let message = "'\(standard.text)' is no \(option.kind.rawValue)"
                let remedy = option.kind == .choice ? "it can be: \(option.choices.list)" : "write another 'default'"
                problems.append(.templateEntry(message, remedy, at: standard.location))
            }
        }
        self.option = option
    }
}

extension Diagnostic {
    fileprivate static func notAFlag(_ key: String, _ value: DescriptionLines.Value) -> Diagnostic {
        .templateEntry("'\(key)' is 'true' or 'false', not '\(value.text)'", "write one of the two", at: value.location)
    }
}

extension String {
    /// Whether templates can name it, and specs.
    fileprivate var isOptionName: Bool {
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return utf8.first.map(isLetter) == true
            && utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
