/// A question of a team's own templates, answered in specs under `options`, for a scene, a module or the project.
///
/// For example: the name of a screen in analytics.
public struct SceneOption: Hashable, Sendable {
    /// The kinds of answers.
    public enum Kind: String, CaseIterable, Sendable {
        case text, flag, number, choice, list
        case swiftType = "Swift type"
    }

    /// The key under `options`, and the variable in templates.
    public let name: String
    public internal(set) var kind = Kind.text
    /// The possible answers of a choice.
    public internal(set) var choices: [String] = []
    /// The default answer.
    public internal(set) var standard: OptionValue?
    /// True if each scene has to answer, unless there is a default.
    public internal(set) var isRequired = false
    /// The question for a person who creates a scene.
    public internal(set) var question: String
    /// Additional help for that person.
    public internal(set) var help: String?
    /// The pattern that a text has to match.
    public internal(set) var pattern: AnswerPattern?
    /// The condition on another answer under which it is asked.
    public internal(set) var condition: Condition?

    /// A condition on the answer to an earlier question.
    public struct Condition: Hashable, Sendable {
        /// The name of the other question.
        public var name: String
        /// The answer; `nil` for any but `false` and none.
        public var answer: String?

        /// Returns true if the answers satisfy the condition.
        public func holds(in answers: [String: OptionValue]) -> Bool {
            guard let value = answers[name] else { return false }
            guard let answer else { return !["", "false"].contains(value.answer) }
            if case .list(let texts) = value { return texts.contains(answer) }
            return value.answer == answer
        }
    }

    /// True if a scene without an answer is incomplete.
    public var hasToBeAnswered: Bool { isRequired && standard == nil }

    /// The suffix of files with questions.
    public static let ending = ".options"

    init(_ name: String) {
        self.name = name
        question = name
    }
}

/// An answer to a template's question.
public enum OptionValue: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case list([String])
    /// An answer that is written as it is: a number, a choice, a type.
    case word(String)

    /// Reads an answer from the command line.
    public init?(_ text: String, for option: SceneOption) {
        self.init(text, for: option.kind, among: option.choices)
    }

    /// Reads the value of `default`; `nil` if it can't answer such a question.
    init?(_ text: String, for kind: SceneOption.Kind, among choices: [String]) {
        switch kind {
        case .text: self = .text(text)
        case .flag:
            guard let flag = Bool(text) else { return nil }
            self = .flag(flag)
        case .number:
            guard Self.isNumber(text) else { return nil }
            self = .word(text)
        case .choice:
            guard choices.contains(text) else { return nil }
            self = .word(text)
        case .list: self = .list(text.list)
        case .swiftType: self = .word(text)
        }
    }

    /// Returns true if a text is a number in both Swift and YAML: digits, with an optional sign and fraction.
    public static func isNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2 && digits.utf8.count <= 40
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}

extension OptionValue {
    /// The answer as a person would type it.
    public var answer: String {
        switch self {
        case .text(let text), .word(let text): text
        case .flag(let flag): "\(flag)"
        case .list(let texts): texts.joined(separator: ",")
        }
    }
}

/// A subject of questions; each has its own file.
public enum OptionSubject: String, CaseIterable, Sendable {
    case project, module, scene

    /// The file's name. For example: `scene.options`.
    public var file: String { rawValue + SceneOption.ending }
}

extension [SceneOption] {
    /// Returns the answers: the given ones, and defaults for other questions that are asked.
    public func answers(given: [String: OptionValue]) -> [String: OptionValue] {
        var answers: [String: OptionValue] = [:]
        for option in self where option.condition?.holds(in: answers) ?? true {
            answers[option.name] = given[option.name] ?? option.standard
        }
        return answers
    }
}

extension SceneStyle {
    /// The style without required questions.
    public var demandingNothing: SceneStyle {
        var style = self
        for position in style.options.indices { style.options[position].isRequired = false }
        return style
    }
}
