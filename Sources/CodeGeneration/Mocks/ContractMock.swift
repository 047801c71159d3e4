import ProjectModel
import SwiftReading
import Templating

/// The mock of one contract of a scene.
struct ContractMock {
    static let shape: TemplateShape = [
        "name": .text,
        "contract": .text,
        "methods": .list(MethodMock.shape),
        "others": .list(["lines": .list(.text)]),
    ]

    var contract: String
    var methods: [FunctionPhrases]
    /// Members that record nothing, each as its lines.
    var others: [[String]] = []

    func value(samples: SampleValues) -> TemplateValue {
        [
            "name": .text("Mock" + contract),
            "contract": .text(contract),
            "methods": .list(methods.map { MethodMock(function: $0, samples: samples).value }),
            "others": .list(others.map { ["lines": .lines($0)] }),
        ]
    }
}

extension ContractMock {
    static func all(of scene: Scene) -> [ContractMock] {
        if scene.style.hasViewModel { return MVVMMocks.all(of: scene) }
        return scene.parts.map { part in
            ContractMock(contract: scene.name + part.contractSuffix, methods: methods(of: part, in: scene))
        }
    }

    private static func methods(of part: ScenePart, in scene: Scene) -> [FunctionPhrases] {
        switch part {
        case .viewController: rendering(of: scene)
        case .presenter: scene.presenterEvents.map(\.phrases)
        case .interactor: scene.interactor.map(FunctionPhrases.init)
        case .viewModel: scene.inputs.map(\.phrases)
        case .useCase: scene.useCaseMethods.map(FunctionPhrases.init)
        case .repository: scene.repositoryMethods.map(FunctionPhrases.init)
        case .wireframe: scene.routes.map(\.phrases)
        }
    }
}

extension ContractMock {
    /// What the view is asked for.
    static func rendering(of scene: Scene) -> [FunctionPhrases] {
        guard case .success(let state) = SwiftType.read("\(scene.name)State") else { return [] }
        return [
            FunctionPhrases(name: "render", parameters: [Parameter(name: "state", type: state)], unlabelled: true)
        ]
    }
}
