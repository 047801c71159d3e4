/// A pattern for the names of a style's scaffolds, from the catalogue.
///
/// For example: `…/Application/<Scene>/Contents/<Scene><Content>Content.swift`.
struct ScaffoldName: Sendable {
    /// The folders between the scene's folder and the file. For example: `Contents/`.
    let subfolder: String
    /// The text after the scene's name. For example: `Content.swift`.
    let ending: String
    /// True if the name of one of the scene's pieces is in between.
    let hasPiece: Bool
    let styles: Set<SceneStyle>

    static let ofSections = ScenePiecePlace<Section>.entries.compactMap { ScaffoldName($0, of: SceneStyle.allCases) }

    /// Returns `nil` for files that aren't scaffolds in their scene's folder.
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

/// The names of scaffolds, from the tool's templates and the team's own.
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

    /// Returns the suffixes of types that files of the styles declare, or that people declare instead.
    /// For example: `Presenter` and `PresenterContract` for `uikit`.
    func types(of styles: Set<SceneStyle>) -> Set<String> {
        let entries = entries.filter { $0.styles?.isDisjoint(with: styles) != true }
        let names = entries.flatMap { entry in
            [entry.claims, entry.yields, entry.brings].compactMap(\.self)
                + entry.declares.filter { $0.styles?.isDisjoint(with: styles) != true }.map(\.name)
        }
        return Set(names.map { $0.text { _ in "" } })
    }
}
