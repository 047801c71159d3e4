/// A problem that is declared once, in the table of the target that reports it, or of the lowest one of several.
///
/// What is mended in the same way is one kind, such as all names that nothing has; the message says which it is.
///
/// Nothing is reported under an id that isn't declared: a diagnostic is made from its kind. `vipergen explain` and
/// `docs/diagnostics.md` print the tables. The reasons and examples are texts of their own, `Explanations/<id>.md`,
/// of all kinds that `vipergen` reports.
public final class DiagnosticKind: Sendable {
    /// How a command ends that failed for it.
    public enum Exit: Int32, CaseIterable, Sendable {
        case input = 1
        case usage = 64
        case ownFault = 70
        case inputOutput = 74

        /// As the help of `vipergen` says it.
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
    /// How much it matters, unless the project's settings or the command say otherwise.
    public let severity: Diagnostic.Severity
    public let exit: Exit
    /// What is wrong, in one sentence of Markdown.
    public let summary: String
    /// Where its reason and example are, in the folder `Explanations`, without `.md`.
    private let text: String

    /// - Parameter text: where that isn't the id, which a lint rule may share with another kind.
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

    /// Why that is a mistake, with examples.
    public var explanation: Explanation { Explanation(text: Explanation.texts[text] ?? "") }
}

extension DiagnosticKind: Hashable {
    public static func == (lhs: DiagnosticKind, rhs: DiagnosticKind) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
