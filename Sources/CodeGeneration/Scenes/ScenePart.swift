import ProjectModel

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

    var contractSuffix: String { self == .viewController ? "ViewContract" : typeSuffix + "Contract" }

    /// What a presenter may have besides its view, in the order in which it takes them.
    static let collaborators = [ScenePart.interactor, .wireframe]

    /// What the presenter calls it. For example: `interactor`.
    var collaboratorName: String { typeSuffix.lowerCamelCase }
}

extension Scene {
    /// Those that it has: a scene may do without an interactor, and without a wireframe.
    var parts: [ScenePart] {
        ScenePart.allCases.filter { part in
            switch part {
            case .viewController, .presenter: style != .mvvm
            case .viewModel, .useCase, .repository: style == .mvvm
            case .interactor: hasInteractor
            case .wireframe: hasWireframe
            }
        }
    }

    /// What its presenter has besides the view.
    var collaborators: [ScenePart] { parts.filter { ScenePart.collaborators.contains($0) } }
}
