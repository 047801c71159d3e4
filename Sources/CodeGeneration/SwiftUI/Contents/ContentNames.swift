import ProjectModel
import SpecReading
import SwiftReading

extension Scene {
    /// The view of a content. For example: `KaimonoTopRowsContent`.
    func typeName(of content: Content) -> String { "\(name)\(content.name.upperCamelCase)Content" }

    /// What holds the sections of a content. For example: `KaimonoTopRowsSections`.
    func sectionsName(of content: Content) -> String { "\(name)\(content.name.upperCamelCase)Sections" }

    /// The view of a section. For example: `KaimonoTopOrderSection`.
    func typeName(of section: Section) -> String { "\(name)\(section.name.upperCamelCase)Section" }
}

extension Content {
    /// The scene's view has it under this name. For example: `rowsContent`.
    var memberName: String { name.lowerCamelCase + "Content" }
}

extension Section {
    /// What makes the section, with its values from somewhere and something for each of its closures.
    func call(in scene: Scene, values source: String, closure: (Event) -> String) -> [String] {
        let values = fields.map { $0.argument("\(source).\($0.name.spelled(.member))") }
        let closures = events.map { "\($0.closureName.spelled(.argumentLabel)): \(closure($0))" }
        return Layout.list(
            "\(name.spelled(.argumentLabel)): \(scene.typeName(of: self))(",
            values + closures,
            ")",
            indentation: 20
        )
    }
}

extension Event {
    /// The closure through which a section reports it. For example: `onTapOrder`.
    var closureName: String { SectionSpec.closure(for: name) }

    /// Its type. For example: `@MainActor (Shop.ID) -> Void`.
    var closureType: String { "@MainActor (\(parameters.map(\.type.parameterText).joined(separator: ", "))) -> Void" }
}

extension [[String]] {
    /// Arguments of a call, each over one line or more, with commas between them.
    var commaSeparated: [String] {
        enumerated().flatMap { position, lines in
            position == count - 1 ? lines : lines.dropLast() + lines.suffix(1).map { $0 + "," }
        }
    }
}
