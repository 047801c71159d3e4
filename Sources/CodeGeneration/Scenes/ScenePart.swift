import ProjectModel
import Templates

/// The parts of a scene that are scaffolded and have a contract.
enum ScenePart: CaseIterable {
    case viewController
    case presenter
    case interactor
    case viewModel
    case useCase
    case repository
    case wireframe

    /// What the type's name ends with.
    var typeSuffix: String {
        switch self {
        case .viewController: "ViewController"
        case .presenter: "Presenter"
        case .interactor: "Interactor"
        case .viewModel: "ViewModel"
        case .useCase: "UseCase"
        case .repository: "Repository"
        case .wireframe: "Wireframe"
        }
    }

    /// The scaffold of the type, in the styles in which it isn't the tool's own.
    func scaffold(in style: SceneStyle) -> SceneTemplate {
        switch self {
        case .viewController: .uiKitViewController
        case .presenter: .presenter
        case .interactor: .interactor
        case .viewModel: .viewModel
        case .useCase: .sceneUseCase
        case .repository: .sceneRepository
        case .wireframe: style.hasParts ? .wireframe : .oldSceneWireframe
        }
    }

    var contractSuffix: String { self == .viewController ? "ViewContract" : typeSuffix + "Contract" }

    /// What a presenter may have besides its view, in the order in which it takes them.
    static let collaborators = [ScenePart.interactor, .wireframe]

    /// Whether protocols of the team's own may well be called as its contract is.
    var hasCommonName: Bool {
        switch self {
        case .viewController, .presenter, .interactor, .wireframe: false
        case .viewModel, .useCase, .repository: true
        }
    }

    /// What the presenter calls it. For example: `interactor`.
    var collaboratorName: String { typeSuffix.lowerCamelCase }
}

extension SceneStyle {
    /// What a scene of the style may have, in the order in which generated code lists it.
    var parts: [ScenePart] {
        switch self {
        case .uikit, .swiftui: [.viewController, .presenter, .interactor, .wireframe]
        case .mvvm: [.viewModel, .useCase, .repository, .wireframe]
        // The rest is their own.
        case .legacy, .handwritten: [.wireframe]
        }
    }
}

extension Scene {
    /// Those that it has: a scene may do without an interactor, and without a wireframe.
    var parts: [ScenePart] {
        style.parts.filter { part in
            switch part {
            case .viewController, .presenter, .viewModel, .useCase, .repository: true
            case .interactor: hasInteractor
            case .wireframe: hasWireframe
            }
        }
    }

    /// What its presenter has besides the view.
    var collaborators: [ScenePart] { parts.filter { ScenePart.collaborators.contains($0) } }
}
