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
    /// The one type of errors that it throws.
    var thrown: SwiftType?

    init(_ method: Method) {
        name = method.name
        parameters = method.parameters
        returns = method.returns
        isAsync = method.isAsync
        canThrow = method.canThrow
        thrown = method.thrown
    }

    /// Whether its arguments are given without labels.
    var isUnlabelled = false

    init(name: String, parameters: [Parameter], unlabelled: Bool = false) {
        self.name = name
        self.parameters = parameters
        isUnlabelled = unlabelled
    }

    /// On one line. For example: `func fetchRecipe(id: Int64) async throws -> Recipe`.
    var signature: String { line(modifiers: "", end: "") }

    /// The signature as a protocol has it, over as many lines as it takes.
    var requirement: TemplateValue { ["signature": .lines(lines(modifiers: "", end: "", indentation: 4))] }

    /// The signature and an opening brace, over as many lines as it takes.
    func declaration(modifiers: String = "", indentation: Int) -> [String] {
        lines(modifiers: modifiers, end: " {", indentation: indentation)
    }

    /// The signature of a function that returns a type of another module, and an opening brace.
    func declaration(returning type: String, indentation: Int) -> [String] {
        lines(modifiers: "", end: " -> \(type) {", indentation: indentation)
    }

    private func lines(modifiers: String, end: String, indentation: Int) -> [String] {
        let line = line(modifiers: modifiers, end: end)
        if parameters.isEmpty || Layout.fits(line, indentation: indentation) { return [line] }
        let items = parameters.map { parameter in
            var item = ""
            write(parameter, to: &item)
            return item
        }
        return Layout.broken("\(modifiers)func \(name.spelled(.declaration))(", items, ")\(effectsAndResult)\(end)")
    }

    private func line(modifiers: String, end: String) -> String {
        var line = modifiers
        line.reserveCapacity(Layout.lineLength)
        line += "func "
        line += name.spelled(.declaration)
        line += "("
        line.appendList(parameters, write)
        line += ")"
        line += effectsAndResult
        line += end
        return line
    }

    private func write(_ parameter: Parameter, to line: inout String) {
        if isUnlabelled { line += "_ " }
        parameter.writeDeclaration(to: &line)
    }

    /// For example: `fetchRecipe(id:)`.
    var selector: String { "\(name)(\(parameters.map { (isUnlabelled ? "_" : $0.name) + ":" }.joined()))" }

    var effects: String {
        let throwing = canThrow ? " throws" + (thrown.map { "(\($0.text))" } ?? "") : ""
        return (isAsync ? " async" : "") + throwing
    }

    private var effectsAndResult: String {
        guard let returns else { return effects }
        return "\(effects) -> \(returns.storageText)"
    }

    /// What stands before a call. For example: `try await `.
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
    /// As a function declares it. For example: `onSave: @escaping (Recipe) -> Void`.
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

    /// As an initialiser declares it, with its default.
    var declarationWithDefault: String {
        guard let defaultValue else { return declaration }
        return "\(declaration) = \(defaultValue.text)"
    }

    /// For example: `recipeID: descriptor.recipeID`.
    func argument(_ value: String) -> String { name.spelled(.argumentLabel) + ": " + value }

    /// The parameter inside its function.
    var local: String { name.spelled(.local) }
}

extension Method {
    /// The type of a constant that keeps what the method returns, where it has to be written.
    var annotation: String {
        guard let returns, returns.isUnexpectedlyInferred else { return "" }
        return ": \(returns.text)"
    }
}
