/// A problem that is declared once, in the table of the target that reports it.
///
/// Nothing is reported under an id that isn't declared: a diagnostic is made from its kind. `vipergen explain` and
/// `docs/diagnostics.md` print the tables, and a test runs each example.
public final class DiagnosticKind: Sendable {
    /// How a command ends that failed for it.
    public enum Exit: Int32, Sendable {
        case input = 1
        case usage = 64
        case ownFault = 70
        case inputOutput = 74
    }

    /// A project that has the problem, and the same one without it.
    ///
    /// Each is a few files, each below a comment with its path, and then commands, each behind `$ `. What isn't shown is
    /// a small project. `‹FF›` stands for a byte, `‹300×a›` for a text that is repeated.
    public struct Example: Sendable {
        public var wrong: String
        public var right: String
    }

    /// A stable name in kebab case, for example `unknown-key`.
    public let id: String
    /// How much it matters, unless the project's settings or the command say otherwise.
    public let severity: Diagnostic.Severity
    public let exit: Exit
    /// What is wrong, in one sentence of Markdown.
    public let summary: String
    /// Why that is a mistake.
    public let explanation: String
    public let example: Example?
    /// Why there is no example, for one that can't be had by input alone.
    public let reasonForNoExample: String?

    public init(
        _ id: String,
        severity: Diagnostic.Severity = .error,
        exit: Exit = .input,
        _ summary: String,
        because explanation: String,
        wrong: String,
        right: String
    ) {
        self.id = id
        self.severity = severity
        self.exit = exit
        self.summary = summary
        self.explanation = explanation
        example = Example(wrong: wrong, right: right)
        reasonForNoExample = nil
    }

    public init(
        _ id: String,
        severity: Diagnostic.Severity = .error,
        exit: Exit = .input,
        _ summary: String,
        because explanation: String,
        withoutExample reason: String
    ) {
        self.id = id
        self.severity = severity
        self.exit = exit
        self.summary = summary
        self.explanation = explanation
        example = nil
        reasonForNoExample = reason
    }
}

extension DiagnosticKind: Hashable {
    public static func == (lhs: DiagnosticKind, rhs: DiagnosticKind) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
