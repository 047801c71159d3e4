import ProjectModel
import SwiftReading
import Templating

/// Previews of contents and sections, in each state that makes a difference to them.
enum ContentPreviewsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "scene": .text,
        "contents": .list([
            "type": .text, "sectionsType": .text, "initializer": .code,
            "states": .list(["literal": .text, "state": .text]),
            "sections": .list([
                "member": .text,
                "states": .list(["literal": .text, "state": .text]),
            ]),
        ]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        ["scene": .text(scene.name), "contents": .list(scene.contents.map { value(of: $0, in: scene) })]
    }

    private static func value(of content: Content, in scene: Scene) -> TemplateValue {
        [
            "type": .text(scene.typeName(of: content)),
            "sectionsType": .text(scene.sectionsName(of: content)),
            "initializer": .code([
                content.call("self.init(", in: scene, values: "state", closure: reportingToNobody)
            ]),
            "states": states(of: content.name, fields: content.sections.flatMap(\.fields), in: scene),
            "sections": .list(
                content.sections.map {
                    [
                        "member": .text($0.name.spelled(.member)),
                        "states": states(of: $0.name, fields: $0.fields, in: scene),
                    ]
                }
            ),
        ]
    }

    private static func reportingToNobody(_ event: Event) -> String {
        guard !event.parameters.isEmpty else { return "{}" }
        return "{ \(event.parameters.map { _ in "_" }.joined(separator: ", ")) in }"
    }

    /// Of states that give all the fields the same values, the first.
    private static func states(of part: String, fields: [Parameter], in scene: Scene) -> TemplateValue {
        let names = Set(fields.map(\.name))
        var seen: Set<[String]> = []
        let different = scene.previews.filter { preview in
            let values = preview.values.filter { names.contains($0.name) }.sorted { $0.name < $1.name }
            return seen.insert(values.flatMap { [$0.name, $0.value.text] }).inserted
        }
        return .list(
            different.map {
                [
                    "literal": .text("\(part): \($0.name)".swiftLiteral),
                    "state": .text("\(scene.name)Previews.\($0.name.spelled(.member))"),
                ]
            }
        )
    }
}
