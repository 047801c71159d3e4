import Basics

@testable import ProjectModel

/// The page `docs/specs.md`, made of the same descriptions that drive decoding.
extension SpecReference {
    static func markdown() -> String {
        opening + daily + tasks + writing + contents + objects.map(section).joined()
    }

    private static var opening: String {
        """
        # The keys of the specs

        A project's specs are `project.yml`, `<Module>/module.yml` and `<Module>/<Scene>.yml` (or `.yaml`) in one folder.
        A scene takes six lines:

        ```yaml
        \(shortScene)
        ```

        """
    }

    private static let writing = """

        ## How values are written

        This page is made from the descriptions that `vipergen` decodes with; a test compares the two.
        Every other key is an error. Names are Swift identifiers; types and default values are Swift, in YAML: put them
        in quotes where YAML would read a sign in them as its own (`"[Recipe]?"`, `"(a: Int, b: Int)"`).

        A value for a `String` is the text between quotes: `default: ""` and `default: "Search"` are `""` and
        `"Search"` in Swift. Swift that gives a string goes without quotes, or under `|` where YAML would misread it:

        ```yaml
        state:
          title:
            type: String
            default: |
              String(localized: "search")
        ```

        A type of a package, or one that two modules have, is written with its module: `Toolbox.Money`, `Foundation.URL`.
        That brings the import and the dependency; see [module-definitions.md](module-definitions.md#packages-of-others).

        """

    private static var contents: String {
        "\nFiles and the mappings in them: "
            + objects.map { "[\($0.title)](#\(anchor($0.title)))" }.joined(separator: ", ")
            + ".\n"
    }

    /// As GitHub makes it of a heading.
    private static func anchor(_ title: String) -> String { title.replacing(" ", with: "-") }

    /// What most specs consist of.
    private static var daily: String {
        let scene: [SceneKeys] = [
            .style, .summary, .parameters, .uses, .state, .events, .interactor, .routes, .previews,
        ]
        let rows = scene.map { ("scene", $0.key) } + [("project", ProjectKeys.services.key)]
        let lines = rows.map { place, key in
            let sentence =
                key.summary.firstRange(of: ". ").map { key.summary[..<$0.lowerBound] + "." } ?? key.summary[...]
            let example = key.example.split(separator: "\n").joined(separator: " ").inMarkdownCell
            return "| [`\(key.name)`](#\(place)) | \(sentence) | `\(example)` |\n"
        }
        return "\nTen keys are daily:\n\n| key | what it says | for example |\n|---|---|---|\n" + lines.joined()
    }

    private static func section(_ object: SpecObject) -> String {
        var lines = ["", "## \(object.title)", "", object.place, ""]
        lines += ["| key | value | default |", "|---|---|---|"]
        lines += object.keys.map { "| `\($0.name)` | \($0.type) | \(presence($0.presence)) |" }
        lines.append("")
        lines += object.keys.map { "- **`\($0.name)`** – \($0.summary) For example: `\($0.example)`" }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func presence(_ presence: SpecKey.Presence) -> String {
        switch presence {
        case .required: "**required**"
        case .optional: "–"
        case .defaults(let text): text
        }
    }
}
