import ProjectModel
import SwiftReading
import Templating

/// What holds the sections of each content, and feeds them from the scene's data source.
enum SceneContentsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "scene": .text,
        "contents": .list([
            "name": .text, "member": .text, "type": .text, "sectionsType": .text,
            "sections": .list(["name": .text, "member": .text, "type": .text]), "argument": .code,
        ]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        ["scene": .text(scene.name), "contents": .list(scene.contents.map { value(of: $0, in: scene) })]
    }

    private static func value(of content: Content, in scene: Scene) -> TemplateValue {
        [
            "name": .text(content.name),
            "member": .text(content.memberName),
            "type": .text(scene.typeName(of: content)),
            "sectionsType": .text(scene.sectionsName(of: content)),
            "sections": .list(
                content.sections.map {
                    [
                        "name": .text($0.name.spelled(.declaration)), "member": .text($0.name.spelled(.statement)),
                        "type": .text(scene.typeName(of: $0)),
                    ]
                }
            ),
            "argument": .code([
                content.call("sections: \(scene.sectionsName(of: content))(", in: scene, values: "dataSource") {
                    reporting($0, of: scene)
                }
            ]),
        ]
    }

    /// Arguments go without names, which might be those of other things here.
    private static func reporting(_ event: Event, of scene: Scene) -> String {
        let arguments = event.parameters.enumerated().map { $0.element.argument("$\($0.offset)") }
        let method = event.delegateMethod(of: scene).spelled(.member)
        return "{ [weak delegate] in delegate?.\(method)(\(arguments.joined(separator: ", "))) }"
    }
}
