import Diagnostics

extension DiagnosticKind {
    static let definitionLeft = DiagnosticKind(
        "definition-left",
        severity: .warning,
        "A definition of modules that you wrote names what is renamed, moved or removed."
    )
}
