import ProjectModel
import SpecReading
import TemplateCatalogue
import Templates

/// A scene, as the catalogue's patterns and conditions ask for it. One object, since the request of every file holds it.
final class ScenePlace: FileSubject {
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

    /// Whether other modules may name its environment and its door: an app's own descriptors, to which it may lead, are
    /// rarely public.
    var isPublic: Bool {
        module.feature.hasInterface && !(module.feature.isApp && !scene.adoptedDestinations.isEmpty)
    }

    /// That of the imports which its environment and its door need.
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
        case .ownUseCase: !scene.sharesUseCase
        case .ownRepository: scene.ownsRepository
        case .repositoryMethods: scene.ownsRepository && scene.repositoryMethods.contains { !$0.publishes }
        case .ownResolver: scene.isResolvedAlone
        }
    }

    func type(_ name: String, broughtBy path: String) -> GeneratedFiles.TypeDeclaration? {
        let view: SceneTemplate = scene.style.hasViewModel ? .mvvmView : .swiftUIView
        return layer.viewInOtherModule(name, madeOutBy: path, viewPath: view.path(for: self))
    }
}

/// Something that a scene has several of, each with files of its own.
struct ScenePiecePlace<Piece: Sendable>: FileSubject {
    let piece: Piece
    let scene: ScenePlace
    /// Its placeholder, and what stands in its place.
    private let placeholder: Placeholder
    private let name: String

    var specPath: String { scene.specPath }

    var style: SceneStyle? { scene.style }

    var templates: TeamTemplates { scene.templates }

    func name(_ placeholder: Placeholder) -> String {
        placeholder == self.placeholder ? name : scene.name(placeholder)
    }

    func folder(_ folder: ModuleFolder) -> String { scene.folder(folder) }

    func holds(_ condition: SceneCondition) -> Bool { scene.holds(condition) }
}

extension ScenePiecePlace<Content> {
    init(_ content: Content, of scene: ScenePlace) {
        self.init(piece: content, scene: scene, placeholder: .content, name: content.name.upperCamelCase)
    }
}

extension ScenePiecePlace<Section> {
    init(_ section: Section, of scene: ScenePlace) {
        self.init(piece: section, scene: scene, placeholder: .section, name: section.name.upperCamelCase)
    }
}

extension ScenePiecePlace<Part> {
    init(_ part: Part, of scene: ScenePlace) {
        self.init(piece: part, scene: scene, placeholder: .partView, name: part.view)
    }
}
