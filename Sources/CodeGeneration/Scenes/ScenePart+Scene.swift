import ProjectModel
import Templating

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

// What its style calls the parts.
extension Scene {
    /// The type that answers what is asked for. For example: `RecipeDetailsPresenter`.
    func type(_ members: ContractMembers) -> String { name + (part(members)?.suffix ?? "") }

    /// Its contract. For example: `RecipeDetailsPresenterContract`.
    func contract(_ members: ContractMembers) -> String { name + (part(members)?.contractSuffix ?? "") }

    /// The beginning of the extension that conforms to it, and its end where there is nothing in it.
    func conformance(_ members: ContractMembers, isEmpty: Bool = false) -> TemplateCode {
        .conformance(of: type(members), to: contract(members), isEmpty: isEmpty)
    }

    /// Where the style has none, as the tool's own styles call it.
    private func part(_ members: ContractMembers) -> ScenePart? {
        let isWanted = { (part: ScenePart) in part.members == members }
        return style.parts.first(where: isWanted) ?? SceneStyle.standard.parts.first(where: isWanted)
    }
}
