import Diagnostics

extension DiagnosticKind {
    static let catalogueTable = DiagnosticKind("catalogue-table", "A page has no place for a table of emitted files.")
    static let styleDescription = DiagnosticKind("style-description", "The description of a style is invalid.")
}
