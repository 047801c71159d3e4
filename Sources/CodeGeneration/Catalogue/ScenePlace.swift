/// A scene, as seen by the catalogue's patterns and conditions. A class, since the request for every file holds it.
final class ScenePlace: FileSubject {
    static let subject = CatalogueSubject.scene
    static let table = SceneVariables.table

    let scene: Scene
    let module: ModulePlace
    let layer: ViewLayer

    init(_ scene: Scene, of module: ModulePlace) {
        self.scene = scene
        self.module = module
        layer = ViewLayer(scene: scene, feature: module.feature)
    }

    var specPath: String { scene.specPath }

    var style: SceneStyle? { scene.style }

    var templates: TeamTemplates { module.templates }

    var answers: Answers { module.answers.merging([.scene: scene.options]) { $1 } }

    /// True if other modules may name its environment and view builder: an app's own descriptors, which it may lead to,
    /// are rarely public.
    var isPublic: Bool {
        module.feature.hasInterface && !(module.feature.isApp && !scene.adoptedDestinations.isEmpty)
    }

    /// The access level of the imports that its environment and view builder need.
    var access: ImportList.Access { isPublic ? .public : .internal }

    func name(_ placeholder: Placeholder) -> String {
        switch placeholder {
        case .scene: scene.name
        case .display: layer.isSeparate ? "Display" : "Scene"
        default: module.name(placeholder)
        }
    }

    func folder(_ folder: ModuleFolder) -> String { folder == .views ? layer.sources : module.folder(folder) }

    func holds(_ condition: SceneCondition) -> Bool {
        switch condition {
        case .environment: scene.hasEnvironment
        case .interactor: scene.hasInteractor
        case .serviceCalls: !scene.serviceCalls.isEmpty
        case .ownInteractor: scene.hasOwnInteractor
        case .wireframe: scene.hasWireframe
        case .ownRoutes: !scene.ownRoutes.isEmpty
        case .previews: !scene.previews.isEmpty
        case .testedPreviews: PreviewTestsFile.hasTests(of: self)
        case .children: !scene.children.isEmpty
        case .variants: !scene.variants.isEmpty
        case .contents: !scene.contents.isEmpty
        case .drawnParts: !scene.drawnParts.isEmpty
        case .drivers: scene.isDriven
        case .xib: scene.view == .xib
        case .storyboard: scene.view == .storyboard
        case .separateView: layer.isSeparate
        case .sandbox: module.feature.hasSandbox
        case .showcased: module.feature.hasSandbox && scene.isShowcased
        case .ownUseCase: !scene.sharesUseCase
        case .ownRepository: scene.ownsRepository
        case .repositoryMethods: scene.ownsRepository && scene.repositoryMethods.contains { !$0.publishes }
        case .ownResolver: scene.isResolvedAlone
        }
    }

    func type(_ name: String, broughtBy path: String) -> GeneratedFiles.TypeDeclaration? {
        let styled: [CatalogueEntry<SceneCondition>] = TemplateLibrary.own.entries.entries(of: .scene, in: scene.style)
        let view = styled.first { $0.kind == .scaffold && $0.declares.contains { text($0.name) == name } }
        return layer.viewInOtherModule(name, madeOutBy: path, viewPath: view.map { text($0.path) } ?? "")
    }
}

/// One of several pieces of a scene, each with files of its own.
protocol ScenePiece: Sendable {
    static var subject: CatalogueSubject { get }
    static var table: TemplateTable<ScenePiecePlace<Self>> { get }
    /// Its name in paths and type names.
    var nameInFiles: String { get }
}

extension Content: ScenePiece {
    static let subject = CatalogueSubject.content
    static let table = SceneVariables.content
    var nameInFiles: String { name.upperCamelCase }
}

extension Section: ScenePiece {
    static let subject = CatalogueSubject.section
    static let table = SceneVariables.section
    var nameInFiles: String { name.upperCamelCase }
}

extension Part: ScenePiece {
    static let subject = CatalogueSubject.part
    static let table = SceneVariables.part
    var nameInFiles: String { view }
}

/// A piece of a scene, as seen by the catalogue's patterns and conditions.
struct ScenePiecePlace<Piece: ScenePiece>: InnerSubject {
    static var subject: CatalogueSubject { Piece.subject }
    static var table: TemplateTable<Self> { Piece.table }

    let piece: Piece
    let scene: ScenePlace

    init(_ piece: Piece, of scene: ScenePlace) {
        self.piece = piece
        self.scene = scene
    }

    var outer: ScenePlace { scene }

    var style: SceneStyle? { scene.style }

    var ownName: String { piece.nameInFiles }

    func holds(_ condition: SceneCondition) -> Bool { scene.holds(condition) }
}
