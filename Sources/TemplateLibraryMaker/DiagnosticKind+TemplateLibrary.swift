import Diagnostics

extension DiagnosticKind {
    static let catalogueTable = DiagnosticKind(
        "catalogue-table",
        "A page has no place for a table of emitted files.",
        because: "The table would be written nowhere.",
        withoutExample: "`make templates` alone reports it."
    )
    static let frontMatter = DiagnosticKind(
        "front-matter",
        "The entry at the top of a template is invalid.",
        because: "The catalogue of emitted files is made from it.",
        withoutExample: "`make templates` alone reports it."
    )
    static let styleDescription = DiagnosticKind(
        "style-description",
        "The description of a style is invalid.",
        because: "What scenes of the style consist of is made from it.",
        withoutExample: "`make templates` alone reports it."
    )
    static let noFrontMatter = DiagnosticKind(
        "no-front-matter",
        "A template has no entry that describes its file.",
        because: "The catalogue of generated files is built from these entries.",
        withoutExample: "`make templates` alone reports it."
    )
}
