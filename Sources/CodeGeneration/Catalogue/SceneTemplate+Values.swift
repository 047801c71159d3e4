import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension SceneTemplate: EmittedTemplate {
    typealias Subject = ScenePlace

    static let table = SceneVariables.table

    static func candidates(for place: ScenePlace) -> [SceneTemplate] { byStyle[place.scene.style] ?? [] }

    private static let byStyle = Dictionary(
        uniqueKeysWithValues: SceneStyle.allCases.map { style in
            (style, allCases.filter { $0.entry.styles.contains(style) })
        }
    )
}

extension ContentTemplate: EmittedTemplate {
    typealias Subject = ScenePiecePlace<Content>

    static let table = SceneVariables.content
}

extension SectionTemplate: EmittedTemplate {
    typealias Subject = ScenePiecePlace<Section>

    static let table = SceneVariables.section
}

extension PartTemplate: EmittedTemplate {
    typealias Subject = ScenePiecePlace<Part>

    static let table = SceneVariables.part
}
