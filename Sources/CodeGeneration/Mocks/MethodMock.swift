import ProjectModel
import SwiftReading
import Templating

/// What a mock records of a method, and what it answers.
///
/// The names are those of the `short` naming: `fetchRecipeCallsCount`, `fetchRecipeReceivedId`, `fetchRecipeReturnValue`.
struct MethodMock {
    static let shape: TemplateShape = [
        "base": .text,
        "signature": .text,
        "selector": .text,
        "hasArguments": .flag,
        "single": .flag,
        "label": .text,
        "type": .text,
        "flattened": .text,
        "invocation": .text,
        "recorded": .text,
        "throws": .text,
        "returns": .flag,
        "returnProperty": .text,
        "mustBeStubbed": .flag,
        "remedy": .text,
        "parameterTypes": .text,
        "effects": .text,
        "result": .text,
        "callEffects": .text,
        "arguments": .text,
    ]

    var function: FunctionPhrases
    var samples: SampleValues

    var value: TemplateValue {
        let single = parameters.count == 1 ? parameters[0] : nil
        let zero = returns.flatMap { $0.isOptional ? nil : samples.zero(of: $0) }
        let mustBeStubbed = returns.map { !$0.isOptional && zero == nil } ?? false
        let sample = mustBeStubbed ? returns.flatMap { samples.sample(of: $0) } : nil
        let arguments = self.arguments
        return [
            "base": .text(function.name),
            "signature": .text(function.signature),
            "selector": .text(mustBeStubbed ? function.selector : ""),
            "hasArguments": .flag(!parameters.isEmpty),
            "single": .flag(single != nil),
            "label": .text(single?.name.upperCamelCase ?? ""),
            "type": .text(single?.type.optionalText ?? ""),
            "flattened": .text(single?.type.isOptional == true ? " ?? nil" : ""),
            "invocation": .text(single?.type.storageText ?? tuple { $0.type.storageText }),
            "recorded": .text(single == nil ? tuple(\.local) : arguments),
            "throws": .text(function.canThrow ? function.thrown?.text ?? "(any Error)" : ""),
            "returns": .flag(returns != nil),
            "returnProperty": .text(returnProperty(zero: zero, sample: sample)),
            "mustBeStubbed": .flag(mustBeStubbed),
            "remedy": .text(mustBeStubbed ? returns.map { samples.advice(for: $0) } ?? "" : ""),
            "parameterTypes": .text(single?.type.parameterText ?? list(\.type.parameterText)),
            "effects": .text(function.effects),
            "result": .text(returns?.storageText ?? "Void"),
            "callEffects": .text(function.callEffects),
            "arguments": .text(arguments),
        ]
    }

    private var parameters: [Parameter] { function.parameters }

    private var returns: SwiftType? {
        guard let type = function.returns, !type.isVoid else { return nil }
        return type
    }

    private var arguments: String {
        parameters.count == 1 ? parameters[0].local : list(\.local)
    }

    /// A value of the project's samples is there from the start; a test may well set another one, or none.
    private func returnProperty(zero: String?, sample: String?) -> String {
        guard let returns else { return "" }
        if let zero { return "\(returns.storageText) = \(zero)" }
        return returns.optionalText + (sample.map { " = \($0)" } ?? "")
    }

    private func list(_ text: (Parameter) -> String) -> String {
        var list = ""
        list.appendList(parameters) { $1 += text($0) }
        return list
    }

    /// For example: `(id: Int64, name: String)`.
    private func tuple(_ text: (Parameter) -> String) -> String {
        if parameters.isEmpty { return "" }
        var tuple = "("
        tuple.appendList(parameters) { parameter, tuple in
            tuple += parameter.name.spelled(.argumentLabel)
            tuple += ": "
            tuple += text(parameter)
        }
        tuple += ")"
        return tuple
    }
}
