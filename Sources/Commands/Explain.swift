import ArgumentParser

/// `vipergen explain`.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a diagnostic by its id.",
        discussion: """
            Each error and warning ends with its id in brackets. Without an id, all of them are listed, lint rules, too.

            EXAMPLE:
              vipergen explain unknown-key
            """
    )

    @Argument(
        help: ArgumentHelp("The id of a diagnostic, as printed in brackets.", valueName: "id"),
        completion: .diagnostics
    )
    var id: String?

    @OptionGroup var format: FormatOption

    func validate() throws {
        guard let id, DiagnosticTable.kinds(id).isEmpty else { return }
        let near = DiagnosticTable.near(id).map { "did you mean '\($0)'?" }
        throw ValidationError("there is no diagnostic '\(id)'; \(near ?? "'vipergen explain' lists them")")
    }

    func run() throws {
        try Console().run { console in
            let kinds = id.map(DiagnosticTable.kinds) ?? DiagnosticTable.all
            if format.format == .json {
                console.print(JSONValue.object([("diagnostics", .list(kinds.map(\.json)))]).text(indents: true))
            } else {
                let texts = kinds.map { id == nil ? $0.listing : $0.explanationText }
                console.print(texts.joined(separator: id == nil ? "\n" : "\n\n"))
            }
        }
    }
}
