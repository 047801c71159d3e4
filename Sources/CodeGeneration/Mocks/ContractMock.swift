import ProjectModel
import SwiftReading
import Templating

/// The mock of one contract of a scene.
struct ContractMock {
    static let shape: TemplateShape = [
        "name": .text,
        "contract": .text,
        "methods": .list(MethodMock.shape),
    ]

    var contract: String
    var methods: [FunctionPhrases]

    func value(samples: SampleValues) -> TemplateValue {
        [
            "name": .text("Mock" + contract),
            "contract": .text(contract),
            "methods": .list(methods.map { MethodMock(function: $0, samples: samples).value }),
        ]
    }
}

extension ContractMock {
    static func all(of scene: Scene) -> [ContractMock] {
        [
            ContractMock(contract: "\(scene.name)ViewContract", methods: rendering(of: scene)),
            ContractMock(contract: "\(scene.name)PresenterContract", methods: scene.presenterEvents.map(\.phrases)),
            ContractMock(
                contract: "\(scene.name)InteractorContract",
                methods: scene.interactor.map(FunctionPhrases.init)
            ),
            ContractMock(contract: "\(scene.name)WireframeContract", methods: scene.routes.map(\.phrases)),
        ]
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
