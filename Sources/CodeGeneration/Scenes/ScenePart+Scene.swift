import ProjectModel
import TemplateCatalogue

extension ScenePart {
    /// What the type that is made with it calls it. For example: `interactor`.
    var collaboratorName: String { suffix.lowerCamelCase }
}

extension Scene {
    /// Those that it has: a scene may do without an interactor, and without a wireframe.
    var parts: [ScenePart] { style.parts.filter { $0.condition.map(has) ?? true } }

    /// Those with a contract.
    var contractParts: [ScenePart] { parts.filter { $0.members != nil } }

    /// What its presenter has besides the view.
    var collaborators: [ScenePart] {
        let names = style.parts.flatMap(\.collaborators)
        return parts.filter { names.contains($0.suffix) }
    }

    /// Of what decides over parts.
    private func has(_ condition: SceneCondition) -> Bool {
        switch condition {
        case .interactor: hasInteractor
        case .wireframe: hasWireframe
        case .ownUseCase: !sharesUseCase
        case .ownRepository: ownsRepository
        default: true
        }
    }
}
