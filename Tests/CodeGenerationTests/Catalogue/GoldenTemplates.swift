import Foundation
import ProjectModel
import Templating
import TestSupport

/// The templates that goldens have beside their specs, as teams do.
enum GoldenTemplates {
    private static let goldens = ["House", "Coordinator", "Reducer", "Classic", "Genesis"]
    private static let all = goldens.map { of("Tests/Goldens/\($0)/specs") }

    /// Those in a folder of specs, relative to the repository.
    static func of(_ folder: String) -> TeamTemplates {
        TemplateFolder(specs: Repository.root.appendingPathComponent(folder).path).templates().templates
    }

    /// By their names, which may be those of the tool's own.
    static var texts: [(name: String, text: String)] {
        all.flatMap(\.texts).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    }

    /// The names of those that add a file for the subject.
    static func names(of subject: CatalogueSubject) -> [String] {
        all.flatMap(\.added).filter { $0.file?.subject == subject }.map(\.name)
    }
}
