import ProjectModel
import SwiftReading
import TemplateCatalogue
import Templating
import Templates

/// The mock of one contract of a scene.
struct ContractMock: Sendable {
    var contract: String
    var methods: [FunctionPhrases]
    /// Members that record nothing.
    var others: [TemplateCode] = []

    static let table: TemplateTable<(ContractMock, SampleValues)> = [
        .text("name", "the mock's name") { mock, _ in "Mock" + mock.contract },
        .text("contract", "the contract that is mocked") { mock, _ in mock.contract },
        .list("methods", "the contract's methods", of: MethodMock.table) { mock, samples in
            mock.methods.map { MethodMock(function: $0, samples: samples) }
        },
        .list("others", "members that record nothing", of: other) { mock, _ in mock.others },
    ]

    private static let other: TemplateTable<TemplateCode> = [.code("lines", "the member") { [$0] }]
}

extension ContractMock {
    static func all(of scene: Scene) -> [ContractMock] {
        scene.parts.compactMap { part in
            part.members.map { members in
                ContractMock(
                    contract: scene.name + part.contractSuffix,
                    methods: methods(members, of: scene),
                    others: others(members, of: scene)
                )
            }
        }
    }

    private static func methods(_ members: ContractMembers, of scene: Scene) -> [FunctionPhrases] {
        switch members {
        case .rendering: rendering(of: scene)
        case .events: scene.presenterEvents.map(\.phrases)
        case .interactor: scene.interactor.map(FunctionPhrases.init) + unseenFailures(of: scene)
        case .inputs: scene.inputs.map(\.phrases)
        case .useCase: scene.useCaseMethods.map(FunctionPhrases.init) + unseenFailures(of: scene)
        case .repository: scene.repositoryMethods.map(FunctionPhrases.init)
        case .routes: scene.routes.map(\.phrases)
        }
    }

    private static func others(_ members: ContractMembers, of scene: Scene) -> [TemplateCode] {
        switch members {
        case .rendering, .events, .interactor, .useCase, .routes: []
        case .inputs: ViewModelMock.parts(of: scene)
        case .repository: RepositoryMock.completions(of: scene)
        }
    }
}

extension ContractMock {
    /// What is told of an action that failed when its screen had gone.
    static func unseenFailures(of scene: Scene) -> [FunctionPhrases] {
        guard scene.hasUnseenFailures, case .success(let failure) = SwiftType.read("SceneFailure") else { return [] }
        let parameters = [Parameter(name: "failure", type: failure)]
        return [FunctionPhrases(name: "handleUnseenFailure", parameters: parameters, unlabelled: true)]
    }

    /// What the view is asked for.
    static func rendering(of scene: Scene) -> [FunctionPhrases] {
        guard case .success(let state) = SwiftType.read("\(scene.name)State") else { return [] }
        return [
            FunctionPhrases(name: "render", parameters: [Parameter(name: "state", type: state)], unlabelled: true)
        ]
    }
}
