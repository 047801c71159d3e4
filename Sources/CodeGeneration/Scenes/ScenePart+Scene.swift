extension ScenePart {
    /// The property's name in types that take the part. For example: `interactor`.
    var collaboratorName: String { suffix.lowerCamelCase }
}

extension Scene {
    /// The parts that it has: a scene may lack an interactor and a wireframe.
    var parts: [ScenePart] { style.parts.filter { $0.condition.map(has) ?? true } }

    /// The parts with a contract.
    var contractParts: [ScenePart] { parts.filter { $0.members != nil } }

    /// The presenter's collaborators besides the view.
    var collaborators: [ScenePart] {
        let names = style.parts.flatMap(\.collaborators)
        return parts.filter { names.contains($0.suffix) }
    }

    /// Returns true if the condition of a part holds.
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
    /// Returns the type that implements the members. For example: `RecipeDetailsPresenter`.
    func type(_ members: ContractMembers) -> String { name + (part(members)?.suffix ?? "") }

    /// Returns the contract with the members. For example: `RecipeDetailsPresenterContract`.
    func contract(_ members: ContractMembers) -> String { part(members)?.contract(of: name) ?? name }

    /// Returns the beginning of the extension that conforms to the contract, with its end if it is empty.
    func conformance(_ members: ContractMembers, isEmpty: Bool = false) -> TemplateCode {
        .conformance(of: type(members), to: contract(members), isEmpty: isEmpty)
    }

    /// Returns the style's part with the members; if it has none, that of the tool's own styles.
    private func part(_ members: ContractMembers) -> ScenePart? {
        let isWanted = { (part: ScenePart) in part.members == members }
        return style.parts.first(where: isWanted) ?? SceneStyle.standard.parts.first(where: isWanted)
    }
}
