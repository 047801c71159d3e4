import Foundation
import Templating
import TestSupport

/// What `when` of a template may name, with what the source says of each.
struct ConditionTables {
    private let source: String

    init() throws {
        let url = Repository.root.appendingPathComponent("Sources/Templating/Catalogue/CatalogueCondition.swift")
        source = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    var markdown: String {
        let intro = """
            ## Conditions

            What a file may depend on: `when` at the top of a template names those that have to hold, all of them.

            | for | condition | what has to hold |
            |---|---|---|

            """
        let rows =
            rows(ProjectCondition.self, of: "project") + rows(ModuleCondition.self, of: "module")
            + rows(ServiceCondition.self, of: "service") + rows(UseCaseCondition.self, of: "use case")
            + rows(RepositoryCondition.self, of: "repository") + rows(SceneCondition.self, of: "scene")
        return intro + rows.joined()
    }

    private func rows<Condition: CatalogueCondition>(_ condition: Condition.Type, of subject: String) -> [String] {
        condition.allCases.map { "| \(subject) | `\($0.rawValue)` | \(meaning(of: $0)) |\n" }
    }

    /// The comment above the case.
    private func meaning<Condition: CatalogueCondition>(of condition: Condition) -> String {
        let type = source.components(separatedBy: "public enum \(Condition.self):").last ?? ""
        let lines = type.components(separatedBy: "\n").prefix { $0 != "}" }
        guard let position = lines.firstIndex(of: "    case \(condition.rawValue)"), position > 0 else { return "" }
        return lines[position - 1].replacing("    /// ", with: "")
    }
}
