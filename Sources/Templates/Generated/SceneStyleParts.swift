// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

extension SceneStyle {
    /// What a scene of the style may have, in the order in which generated code lists it.
    public var parts: [ScenePart] {
        switch self {
        case .uikit: Self.partsOfUikit
        case .swiftui: Self.partsOfSwiftui
        case .mvvm: Self.partsOfMvvm
        case .legacy: Self.partsOfLegacy
        case .handwritten: Self.partsOfHandwritten
        }
    }

    private static let partsOfUikit: [ScenePart] = [
        ScenePart("ViewController", members: .rendering, contract: "ViewContract", scaffold: .uiKitViewController),
        ScenePart("Presenter", members: .events, scaffold: .presenter, tests: .sceneTests, collaborators: ["Interactor", "Wireframe"]),
        ScenePart("Interactor", members: .interactor, scaffold: .interactor, when: .interactor),
        ScenePart("Wireframe", members: .routes, scaffold: .wireframe, when: .wireframe),
    ]

    private static let partsOfSwiftui: [ScenePart] = [
        ScenePart("ViewController", members: .rendering, contract: "ViewContract"),
        ScenePart("Presenter", members: .events, scaffold: .presenter, tests: .sceneTests, collaborators: ["Interactor", "Wireframe"]),
        ScenePart("Interactor", members: .interactor, scaffold: .interactor, when: .interactor),
        ScenePart("Wireframe", members: .routes, scaffold: .wireframe, when: .wireframe),
    ]

    private static let partsOfMvvm: [ScenePart] = [
        ScenePart("ViewController"),
        ScenePart("ViewModel", members: .inputs, scaffold: .viewModel, isCommonlyNamed: true),
        ScenePart("UseCase", members: .useCase, scaffold: .sceneUseCase, when: .ownUseCase, isCommonlyNamed: true),
        ScenePart("Repository", members: .repository, scaffold: .sceneRepository, when: .ownRepository, isCommonlyNamed: true),
        ScenePart("Wireframe", members: .routes, scaffold: .wireframe),
    ]

    private static let partsOfLegacy: [ScenePart] = [
        ScenePart("Wireframe", members: .routes, scaffold: .oldSceneWireframe, when: .wireframe),
    ]

    private static let partsOfHandwritten: [ScenePart] = [
        ScenePart("Wireframe", members: .routes, scaffold: .oldSceneWireframe, when: .wireframe),
    ]
}
