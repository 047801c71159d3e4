/// A function's parts as Swift text.
struct FunctionPhrases {
    var name: String
    var parameters: [Parameter]
    var returns: SwiftType?
    var isAsync = false
    var canThrow = false
    /// The only type of errors that it throws.
    var thrown: SwiftType?

    init(_ method: Method) {
        name = method.name
        parameters = method.parameters
        returns = method.returns
        isAsync = method.isAsync
        canThrow = method.canThrow
        thrown = method.thrown
        guard method.publishes else { return }
        (returns, isAsync, canThrow, thrown) = (method.publisher, false, false, nil)
    }

    /// True if its arguments have no labels.
    var isUnlabelled = false

    init(name: String, parameters: [Parameter], unlabelled: Bool = false) {
        self.name = name
        self.parameters = parameters
        isUnlabelled = unlabelled
    }

    /// The signature on one line. For example: `func fetchRecipe(id: Int64) async throws -> Recipe`.
    var signature: String {
        var line = "func "
        line.reserveCapacity(TemplateCode.lineLength)
        line += name.spelled(.declaration)
        line += "("
        line.appendList(parameters, write)
        line += ")"
        line += effectsAndResult
        return line
    }

    /// The signature as a protocol's requirement.
    var requirement: TemplateCode { phrase(modifiers: "", end: "") }

    /// Returns the signature and an opening brace.
    func declaration(modifiers: String = "") -> TemplateCode { phrase(modifiers: modifiers, end: " {") }

    /// Returns a function that does nothing.
    func emptyDeclaration(modifiers: String) -> TemplateCode { phrase(modifiers: modifiers, end: " {}") }

    /// Returns the signature of a function that returns another module's type, and an opening brace.
    func declaration(returning type: String) -> TemplateCode { phrase(modifiers: "", end: " -> \(type) {") }

    private func phrase(modifiers: String, end: String) -> TemplateCode {
        let items = parameters.map { parameter in
            var item = ""
            write(parameter, to: &item)
            return TemplateCode.line(item)
        }
        return .phrase("\(modifiers)func \(name.spelled(.declaration))(", items, ")\(effectsAndResult)\(end)")
    }

    private func write(_ parameter: Parameter, to line: inout String) {
        if isUnlabelled { line += "_ " }
        parameter.writeDeclaration(to: &line)
    }

    /// The function's selector. For example: `fetchRecipe(id:)`.
    var selector: String { "\(name)(\(parameters.map { (isUnlabelled ? "_" : $0.name) + ":" }.joined()))" }

    var effects: String {
        let throwing = canThrow ? " throws" + (thrown.map { "(\($0.text))" } ?? "") : ""
        return (isAsync ? " async" : "") + throwing
    }

    private var effectsAndResult: String {
        guard let returns else { return effects }
        return "\(effects) -> \(returns.storageText)"
    }

    /// The keywords before a call. For example: `try await `.
    var callEffects: String {
        switch (isAsync, canThrow) {
        case (false, false): ""
        case (true, false): "await "
        case (false, true): "try "
        case (true, true): "try await "
        }
    }
}

extension Parameter {
    /// The parameter in a function's declaration. For example: `onSave: @escaping (Recipe) -> Void`.
    var declaration: String {
        var text = ""
        writeDeclaration(to: &text)
        return text
    }

    func writeDeclaration(to text: inout String) {
        text += name.spelled(.parameterLabel)
        text += ": "
        text += type.parameterText
    }

    /// The parameter in an initializer's declaration, with its default value.
    var declarationWithDefault: String {
        guard let defaultValue else { return declaration }
        return "\(declaration) = \(defaultValue.text)"
    }

    /// Returns an argument with its label. For example: `recipeID: descriptor.recipeID`.
    func argument(_ value: String) -> String { name.spelled(.argumentLabel) + ": " + value }

    /// The parameter's name inside its function.
    var local: String { name.spelled(.local) }
}

extension Method {
    /// The type annotation of a constant with the method's result, if one is needed.
    var annotation: String {
        guard let returns, returns.isUnexpectedlyInferred else { return "" }
        return ": \(returns.text)"
    }
}
