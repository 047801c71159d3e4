import Templating

@testable import CodeGeneration

/// `docs/template-variables.md`: what templates may mention, made from the tables and from what the samples give.
struct VariablePage {
    let examples: [[String]: String]
    let conditions: String

    var markdown: String {
        let scene = SceneVariables.table.descriptions
        let pieces = [
            ("content", SceneVariables.content.descriptions), ("section", SceneVariables.section.descriptions),
            ("part", SceneVariables.part.descriptions),
        ]
        let names = Set(scene.map(\.name))
        let chapters =
            [("scene", scene)] + pieces.map { ($0.0, $0.1.filter { !names.contains($0.name) }) }
            + [
                ("project", ProjectVariables.table.descriptions), ("module", ModuleVariables.table.descriptions),
                ("module without files", PlaceholderFile.table.descriptions),
                ("module with resources", ResourceVariables.table.descriptions),
                ("stubbed module", StubbedModuleVariables.table.descriptions),
                ("service", ServiceVariables.table.descriptions), ("scope", ScopeVariables.table.descriptions),
                ("use case", UseCaseVariables.table.descriptions),
                ("repository", RepositoryVariables.table.descriptions),
                ("component", ComponentVariables.table.descriptions),
                ("protocol", ProtocolVariables.table.descriptions),
            ]
        return ([intro] + chapters.map(chapter) + [conditions]).joined(separator: "\n")
    }

    private let intro = """
        # What templates may mention

        Made from the tables in `Sources/CodeGeneration` by `make record`, with what the samples give as examples. A template of
        [`Templates`](../Templates/README.md) mentions what it needs of its subject's table; nothing else is computed.

        A text is copied, a flag is a condition, code is laid out where it is printed, and a list is a section that is rendered once
        for each item. What belongs to one kind of file is in a group: `{{#presenterFile}} … {{/presenterFile}}` has its
        variables in reach, and so has `{{presenterFile.conformance}}`.

        """

    private func chapter(_ subject: String, _ variables: [TemplateVariableDescription]) -> String {
        let isPiece = ["content", "section", "part"].contains(subject)
        let title = isPiece ? "Of a \(subject) of a scene, besides" : "Of a \(subject)"
        let own = variables.filter { $0.members == nil || $0.isList }
        let groups = variables.filter { $0.members != nil && !$0.isList }
        let plain = own.isEmpty ? [] : [table(own, at: [subject])]
        let grouped = groups.map { group in
            "### `\(group.name)`: \(group.meaning)\n\n" + table(group.members ?? [], at: [subject, group.name])
        }
        return "## \(title)\n\n" + (plain + grouped).joined(separator: "\n")
    }

    private func table(_ variables: [TemplateVariableDescription], at path: [String]) -> String {
        "| name | type | what it is | for example |\n|---|---|---|---|\n"
            + variables.flatMap { rows($0, at: path, behind: "") }.joined()
    }

    /// A row of its own, and one for each variable of its items.
    private func rows(
        _ variable: TemplateVariableDescription,
        at path: [String],
        behind prefix: String
    ) -> [String] {
        let name = prefix + variable.name
        let place = path + [variable.name]
        let own = "| `\(name)` | \(variable.typeName) | \(variable.meaning) | \(example(at: place)) |\n"
        let members = variable.members ?? []
        return [own] + members.flatMap { rows($0, at: place, behind: name + " › ") }
    }

    private func example(at path: [String]) -> String {
        guard let text = examples[path] else { return "" }
        let short = text.count > 90 ? text.prefix(88) + " …" : text[...]
        let marks = short.contains("`") ? "``" : "`"
        return marks + short.replacing("|", with: "\\|") + marks
    }
}
