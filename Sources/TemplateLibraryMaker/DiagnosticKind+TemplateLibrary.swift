import Diagnostics

extension DiagnosticKind {
    static let catalogueTable = DiagnosticKind("catalogue-table", "A page has no place for a table of emitted files.")
    static let frontMatter = DiagnosticKind("front-matter", "The entry at the top of a template is invalid.")
    static let styleDescription = DiagnosticKind("style-description", "The description of a style is invalid.")
    static let noFrontMatter = DiagnosticKind("no-front-matter", "A template has no entry that describes its file.")
}
