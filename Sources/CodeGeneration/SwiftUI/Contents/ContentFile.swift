import ProjectModel
import Templating

/// The scaffold of a content.
enum ContentFile {
    static let shape: TemplateShape = ["type": .text, "sections": .text, "summary": .list(.text)]

    static func values(for content: Content, in layer: ViewLayer) -> TemplateFields<TemplateValue> {
        let scene = layer.scene
        return [
            "type": .text(scene.typeName(of: content)),
            "sections": .text(scene.sectionsName(of: content)),
            "summary": (content.summary ?? "Arranges the sections of \(scene.name)'s \(content.name).")
                .documentationLines,
        ]
    }
}
