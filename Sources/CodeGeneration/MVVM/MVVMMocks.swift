import ProjectModel
import SwiftReading

/// The mocks of an `mvvm` scene's contracts.
enum MVVMMocks {
    static func all(of scene: Scene) -> [ContractMock] {
        [
            viewModel(of: scene),
            ContractMock(
                contract: "\(scene.name)UseCaseContract",
                methods: scene.useCaseMethods.map(FunctionPhrases.init)
            ),
            repository(of: scene),
            ContractMock(contract: "\(scene.name)WireframeContract", methods: scene.routes.map(\.phrases)),
        ]
    }

    private static func viewModel(of scene: Scene) -> ContractMock {
        let type = "\(scene.name)ViewModel.Parts"
        return ContractMock(
            contract: "\(scene.name)ViewModelContract",
            methods: scene.inputs.map(\.phrases),
            others: [["let parts: \(type)"], ["init(parts: \(type)) {", "    self.parts = parts", "}"]]
        )
    }

    /// Each method is mocked as if it returned its value, and what it returns goes to the completion handler at once.
    private static func repository(of scene: Scene) -> ContractMock {
        let completions = scene.repositoryMethods.map { method in
            Layout.block(FunctionPhrases(method.withCompletion).signature + " {", answer(of: method))
        }
        return ContractMock(
            contract: "\(scene.name)RepositoryContract",
            methods: scene.repositoryMethods.map(FunctionPhrases.init),
            others: completions
        )
    }

    private static func answer(of method: Method) -> [String] {
        let arguments = method.parameters.map { $0.argument($0.local) }.joined(separator: ", ")
        let isHidden = method.parameters.contains { $0.name == method.name }
        let call = "\(isHidden ? "self." : "")\(method.name.spelled(isHidden ? .member : .declaration))(\(arguments))"
        if method.canThrow { return ["completion(Result { try \(call) })"] }
        return method.returns == nil ? [call, "completion()"] : ["completion(\(call))"]
    }
}
