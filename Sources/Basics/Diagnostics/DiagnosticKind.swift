/// A kind of problem. It is declared once, in the table of the target that reports it, or of the lowest of several.
///
/// Problems with the same remedy are one kind, such as all unknown names; the message says which it is.
///
/// Only declared kinds can be reported: a diagnostic is made from its kind. `vipergen explain` and
/// `docs/diagnostics.md` print the tables. The reasons and examples of all kinds that `vipergen` reports are separate
/// texts, `Explanations/<id>.md`.
public final class DiagnosticKind: Sendable {
    /// The exit code of a command that fails because of the problem.
    public enum Exit: Int32, CaseIterable, Sendable {
        case input = 1
        case usage = 64
        case ownFault = 70
        case inputOutput = 74

        /// The meaning of the exit code in the help of `vipergen`.
        public var meaning: String {
            switch self {
            case .input: "the input has errors, or 'check' found differences"
            case .usage: "wrong usage"
            case .ownFault: "a bug in vipergen"
            case .inputOutput: "reading or writing failed"
            }
        }
    }

    /// A stable name in kebab case, for example `unknown-key`.
    public let id: String
    /// The severity, unless the project's settings or the command change it.
    public let severity: Diagnostic.Severity
    public let exit: Exit
    /// The problem in one sentence of Markdown.
    public let summary: String
    /// The name of the file in the folder `Explanations` with its reason and example, without `.md`.
    private let text: String

    /// - Parameter text: the name of the explanation, if it isn't the id, which a lint rule may share with another
    ///   kind.
    public init(
        _ id: String,
        severity: Diagnostic.Severity = .error,
        exit: Exit = .input,
        _ summary: String,
        explainedIn text: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.exit = exit
        self.summary = summary
        self.text = text ?? id
    }

    /// The reason why this is a mistake, with examples.
    public var explanation: Explanation { Explanation(text: Explanation.texts[text] ?? "") }
}

extension DiagnosticKind: Hashable {
    public static func == (lhs: DiagnosticKind, rhs: DiagnosticKind) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
