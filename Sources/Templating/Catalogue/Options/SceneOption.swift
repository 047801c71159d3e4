/// A question of a team's own templates, which specs answer under `options`: those of scenes, of modules, or the project's.
///
/// For example: what analytics call a screen.
public struct SceneOption: Hashable, Sendable {
    /// The kinds of answers.
    public enum Kind: String, CaseIterable, Sendable {
        case text, flag, number, choice, list
        case swiftType = "Swift type"
    }

    /// The key under `options`, and the variable in templates.
    public let name: String
    public internal(set) var kind = Kind.text
    /// The answers that there are to a choice.
    public internal(set) var choices: [String] = []
    /// The answer where a spec gives none.
    public internal(set) var standard: OptionValue?
    /// Whether each scene has to answer, unless there is a standard.
    public internal(set) var isRequired = false
    /// As somebody is asked who begins a scene.
    public internal(set) var question: String
    /// What somebody may want to know who answers.
    public internal(set) var help: String?
    /// What a text has to be like.
    public internal(set) var pattern: AnswerPattern?
    /// What another answer has to be, for this to be asked.
    public internal(set) var condition: Condition?

    /// That another question, asked before this one, has been answered in a certain way.
    public struct Condition: Hashable, Sendable {
        /// The other question's.
        public var name: String
        /// `nil` for any but `false` and none.
        public var answer: String?

        /// Whether the answers are such.
        public func holds(in answers: [String: OptionValue]) -> Bool {
            guard let value = answers[name] else { return false }
            guard let answer else { return !["", "false"].contains(value.answer) }
            if case .list(let texts) = value { return texts.contains(answer) }
            return value.answer == answer
        }
    }

    /// Whether a scene that says nothing is incomplete.
    public var hasToBeAnswered: Bool { isRequired && standard == nil }

    /// The ending of files that describe some.
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
    /// What is written as it is: a number, a choice, a type.
    case word(String)

    /// Reads an answer as the command line has it.
    public init?(_ text: String, for option: SceneOption) {
        self.init(text, for: option.kind, among: option.choices)
    }

    /// Reads what stands behind `default`; `nil` where that is no answer to such a question.
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

    /// Whether a text is a number in Swift as in YAML: digits, with a sign and a fraction if need be.
    public static func isNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2 && digits.utf8.count <= 40
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}

extension OptionValue {
    /// As somebody would answer it.
    public var answer: String {
        switch self {
        case .text(let text), .word(let text): text
        case .flag(let flag): "\(flag)"
        case .list(let texts): texts.joined(separator: ",")
        }
    }
}

/// What can be asked something, each by a file of its own.
public enum OptionSubject: String, CaseIterable, Sendable {
    case project, module, scene

    /// For example: `scene.options`.
    public var file: String { rawValue + SceneOption.ending }
}

extension [SceneOption] {
    /// All answers: those that are given, and else the defaults, of what is asked at all.
    public func answers(given: [String: OptionValue]) -> [String: OptionValue] {
        var answers: [String: OptionValue] = [:]
        for option in self where option.condition?.holds(in: answers) ?? true {
            answers[option.name] = given[option.name] ?? option.standard
        }
        return answers
    }
}

extension SceneStyle {
    /// The style without questions that have to be answered.
    public var demandingNothing: SceneStyle {
        var style = self
        for position in style.options.indices { style.options[position].isRequired = false }
        return style
    }
}
