import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension SceneTemplate: TableTemplate {
    typealias Subject = ScenePlace

    static let table = SceneVariables.table

    static func candidates(for place: ScenePlace) -> [SceneTemplate] { byStyle[place.scene.style] ?? [] }

    private static let byStyle = Dictionary(
        uniqueKeysWithValues: SceneStyle.allCases.map { style in
            (style, allCases.filter { $0.entry.styles.contains(style) })
        }
    )
}

extension ContentTemplate: TableTemplate {
    typealias Subject = ScenePiecePlace<Content>

    static let table = SceneVariables.content
}

extension SectionTemplate: TableTemplate {
    typealias Subject = ScenePiecePlace<Section>

    static let table = SceneVariables.section
}

extension PartTemplate: TableTemplate {
    typealias Subject = ScenePiecePlace<Part>

    static let table = SceneVariables.part
}
