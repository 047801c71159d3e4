import ProjectModel
import Templating

/// A name that a style's scaffolds have, as the catalogue gives it.
///
/// For example: `…/Application/<Scene>/Contents/<Scene><Content>Content.swift`.
struct ScaffoldName: Sendable {
    /// Between the scene's folder and the file's name. For example: `Contents/`.
    let subfolder: String
    /// Behind the scene's name. For example: `Content.swift`.
    let ending: String
    /// Whether the name of one of the scene's pieces stands in between.
    let hasPiece: Bool
    let styles: Set<SceneStyle>

    static let ofSections = ScenePiecePlace<Section>.entries.compactMap { ScaffoldName($0, of: SceneStyle.allCases) }

    /// `nil` for what isn't written once into the folder of its scene.
    fileprivate init?<Condition>(_ entry: CatalogueEntry<Condition>, of all: [SceneStyle]) {
        guard entry.kind == .scaffold else { return nil }
        let path = entry.path.text({ $0 == .scene ? "<" : ">" }, in: { _ in "" })
        let pieces = path.split(separator: "<", omittingEmptySubsequences: false)
        guard pieces.count == 3, pieces[0] == "/\(OrphanNames.sceneFolders)/", pieces[1].first == "/" else {
            return nil
        }
        subfolder = String(pieces[1].dropFirst())
        hasPiece = pieces[2].first == ">"
        ending = String(pieces[2].drop { $0 == ">" })
        styles = entry.styles ?? Set(all)
    }

    func matches(_ file: Substring, of scene: Substring, in subfolder: some StringProtocol) -> Bool {
        guard self.subfolder == subfolder, file.hasPrefix(scene), file.hasSuffix(ending) else { return false }
        let others = file.utf8.count - scene.utf8.count - ending.utf8.count
        return hasPiece ? others > 0 : others == 0
    }
}

/// The names that scaffolds have, by the tool's templates and by the team's own.
struct ScaffoldNames: Sendable {
    let all: [ScaffoldName]
    private let entries: [CatalogueEntry<SceneCondition>]

    init(_ templates: TeamTemplates) {
        entries = templates.entries.entries(of: .scene)
        // Parts of a screen are named freely, so that a name tells nothing of them.
        all =
            entries.compactMap { ScaffoldName($0, of: templates.styles) }
            + ScenePiecePlace<Content>.entries.compactMap { ScaffoldName($0, of: SceneStyle.allCases) }
            + ScaffoldName.ofSections
    }

    /// What the names of types end with that files of the styles declare, or that people declare in their place.
    /// For example, of `uikit`: `Presenter` and `PresenterContract`.
    func types(of styles: Set<SceneStyle>) -> Set<String> {
        let entries = entries.filter { $0.styles?.isDisjoint(with: styles) != true }
        let names = entries.flatMap { entry in
            [entry.claims, entry.yields, entry.brings].compactMap(\.self)
                + entry.declares.filter { $0.styles?.isDisjoint(with: styles) != true }.map(\.name)
        }
        return Set(names.map { $0.text { _ in "" } })
    }
}
