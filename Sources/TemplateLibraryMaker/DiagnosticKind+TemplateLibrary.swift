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
        "What stands at the top of a template is not as it has to be.",
        because: "The catalogue of emitted files is made from it.",
        withoutExample: "`make templates` alone reports it."
    )
    static let noFrontMatter = DiagnosticKind(
        "no-front-matter",
        "A template says nothing about the file that is made of it.",
        because: "The catalogue of emitted files is made from what stands at the top of each.",
        withoutExample: "`make templates` alone reports it."
    )
}
