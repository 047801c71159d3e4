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
        "record": .text,
        "throws": .flag,
        "returns": .flag,
        "returnProperty": .text,
        "mustBeStubbed": .flag,
        "closureType": .text,
        "callClosure": .text,
    ]

    var function: FunctionPhrases
    var samples: SampleValues

    var value: TemplateValue {
        let single = parameters.count == 1
        return [
            "base": .text(function.name),
            "signature": .text(function.signature),
            "selector": .text(function.selector),
            "hasArguments": .flag(!parameters.isEmpty),
            "single": .flag(single),
            "label": .text(single ? parameters[0].name.upperCamelCase : ""),
            "type": .text(single ? parameters[0].type.optionalText : ""),
            "flattened": .text(single && parameters[0].type.isOptional ? " ?? nil" : ""),
            "invocation": .text(invocationType),
            "record": .text(record),
            "throws": .flag(function.canThrow),
            "returns": .flag(returns != nil),
            "returnProperty": .text(returnProperty),
            "mustBeStubbed": .flag(mustBeStubbed),
            "closureType": .text(closureType),
            "callClosure": .text(callClosure),
        ]
    }

    private var parameters: [Parameter] { function.parameters }

    private var returns: SwiftType? {
        guard let type = function.returns, !type.isVoid else { return nil }
        return type
    }

    private var invocationType: String {
        guard parameters.count != 1 else { return parameters[0].type.storageText }
        let elements = parameters.map { "\($0.name.spelled(.argumentLabel)): \($0.type.storageText)" }
        return "(\(elements.joined(separator: ", ")))"
    }

    private var record: String {
        if parameters.isEmpty { return "\(function.name)CallsCount += 1" }
        let recorded =
            parameters.count == 1
            ? parameters[0].local : "(" + parameters.map { $0.argument($0.local) }.joined(separator: ", ") + ")"
        return "\(function.name)ReceivedInvocations.append(\(recorded))"
    }

    private var mustBeStubbed: Bool {
        guard let returns else { return false }
        return !returns.isOptional && samples.zero(of: returns) == nil
    }

    private var returnProperty: String {
        guard let returns else { return "" }
        if returns.isOptional { return returns.optionalText }
        guard let zero = samples.zero(of: returns) else { return returns.optionalText }
        return "\(returns.storageText) = \(zero)"
    }

    private var closureType: String {
        let types = parameters.map(\.type.parameterText).joined(separator: ", ")
        return "(\(types))\(function.effects) -> \(returns?.storageText ?? "Void")"
    }

    private var callClosure: String {
        "\(function.callEffects)\(function.name)Closure(\(parameters.map(\.local).joined(separator: ", ")))"
    }
}
