import ProjectModel
import SwiftReading
import Templating

/// A function's parts as Swift text.
struct FunctionPhrases {
    var name: String
    var parameters: [Parameter]
    var returns: SwiftType?
    var isAsync = false
    var canThrow = false

    init(_ method: Method) {
        name = method.name
        parameters = method.parameters
        returns = method.returns
        isAsync = method.isAsync
        canThrow = method.canThrow
    }

    /// Whether its arguments are given without labels.
    var isUnlabelled = false

    init(name: String, parameters: [Parameter], unlabelled: Bool = false) {
        self.name = name
        self.parameters = parameters
        isUnlabelled = unlabelled
    }

    /// On one line. For example: `func fetchRecipe(id: Int64) async throws -> Recipe`.
    var signature: String {
        head + parameterList.joined(separator: ", ") + ")" + effectsAndResult
    }

    /// The signature as a protocol has it, over as many lines as it takes.
    var requirement: TemplateValue {
        let lines = Layout.list(head, parameterList, ")\(effectsAndResult)", indentation: 4)
        return ["signature": .lines(lines)]
    }

    /// The signature and an opening brace, over as many lines as it takes.
    func declaration(modifiers: String = "", indentation: Int) -> [String] {
        Layout.list(modifiers + head, parameterList, ")\(effectsAndResult) {", indentation: indentation)
    }

    /// For example: `fetchRecipe(id:)`.
    var selector: String { "\(name)(\(parameters.map { $0.name + ":" }.joined()))" }

    private var parameterList: [String] { parameters.map { (isUnlabelled ? "_ " : "") + $0.declaration } }

    private var head: String { "func \(name.spelled(.declaration))(" }

    var effects: String { (isAsync ? " async" : "") + (canThrow ? " throws" : "") }

    private var effectsAndResult: String {
        guard let returns else { return effects }
        return "\(effects) -> \(returns.storageText)"
    }

    /// What stands before a call. For example: `try await `.
    var callEffects: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}

extension Parameter {
    /// As a function declares it. For example: `onSave: @escaping (Recipe) -> Void`.
    var declaration: String { "\(name.spelled(.parameterLabel)): \(type.parameterText)" }

    /// As an initialiser declares it, with its default.
    var declarationWithDefault: String {
        guard let defaultValue else { return declaration }
        return "\(declaration) = \(defaultValue.text)"
    }

    /// For example: `recipeID: descriptor.recipeID`.
    func argument(_ value: String) -> String { "\(name.spelled(.argumentLabel)): \(value)" }

    /// The parameter inside its function.
    var local: String { name.spelled(.local) }
}
