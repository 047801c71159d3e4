import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension SceneTemplate: EmittedTemplate {
    var shape: TemplateShape { file.shape }

    func values(for place: ScenePlace) -> TemplateFields<TemplateValue> {
        file.values(for: place.scene, of: place.module.feature, in: place.module.context)
    }

    static func candidates(for place: ScenePlace) -> [SceneTemplate] { byStyle[place.scene.style] ?? [] }

    private static let byStyle = Dictionary(
        uniqueKeysWithValues: SceneStyle.allCases.map { style in
            (style, allCases.filter { $0.entry.styles.contains(style) })
        }
    )
}

extension ContentTemplate: EmittedTemplate {
    var shape: TemplateShape { ContentFile.shape }

    func values(for place: ScenePiecePlace<Content>) -> TemplateFields<TemplateValue> {
        ContentFile.values(for: place.piece, in: place.scene.layer)
    }
}

extension SectionTemplate: EmittedTemplate {
    var shape: TemplateShape { SectionFile.shape }

    func values(for place: ScenePiecePlace<Section>) -> TemplateFields<TemplateValue> {
        SectionFile.values(for: place.piece, in: place.scene.layer, place.scene.module.context)
    }
}

extension PartTemplate: EmittedTemplate {
    var shape: TemplateShape { PartViewFile.shape }

    func values(for place: ScenePiecePlace<Part>) -> TemplateFields<TemplateValue> {
        PartViewFile.values(for: place.piece, of: place.scene.scene, in: place.scene.module.context)
    }
}
