import ProjectModel
import SwiftReading
import Templating

/// What a mock records of a method, and what it answers.
///
/// The names are those of the `short` naming: `fetchRecipeCallsCount`, `fetchRecipeReceivedId`, `fetchRecipeReturnValue`.
struct MethodMock: Sendable {
    private let function: FunctionPhrases
    private let samples: SampleValues
    private let returns: SwiftType?
    /// What it returns without having been told, where that is certain.
    private let zero: String?

    init(function: FunctionPhrases, samples: SampleValues) {
        self.function = function
        self.samples = samples
        returns = function.returns.flatMap { $0.isVoid ? nil : $0 }
        zero = returns.flatMap { $0.isOptional ? nil : samples.zero(of: $0) }
    }

    static let table = TemplateTable<MethodMock>(names + calls + results)

    private static let names: [TemplateVariable<MethodMock>] = [
        .text("base", "what the names of its properties begin with") { $0.function.name },
        .text("signature", "the method's signature") { $0.function.signature },
        .text("selector", "the method's name with its labels") { $0.function.selector },
        .text("effects", "what stands between parameters and result of its type") { $0.function.effects },
        .text("callEffects", "what stands before a call") { $0.function.callEffects },
        .text("throws", "the type of errors that it throws; empty where it throws none") {
            $0.function.canThrow ? $0.function.thrown?.text ?? "(any Error)" : ""
        },
    ]

    private static let calls: [TemplateVariable<MethodMock>] = [
        .flag("hasArguments", "whether it takes anything") { !$0.parameters.isEmpty },
        .flag("single", "whether it takes just one thing") { $0.single != nil },
        .text("label", "the name of the one thing that it takes") { $0.single?.name.upperCamelCase ?? "" },
        .text("type", "the type of what was last received, where it takes one thing") {
            $0.single?.type.optionalText ?? ""
        },
        .text("flattened", "what makes one optional of two") { $0.single?.type.isOptional == true ? " ?? nil" : "" },
        .text("invocation", "the type of what one call brings") { mock in
            mock.single?.type.storageText ?? mock.tuple { $0.type.storageText }
        },
        .text("recorded", "what one call brings") { $0.single == nil ? $0.tuple(\.local) : $0.arguments },
        .text("arguments", "what a closure is called with") { $0.arguments },
        .text("parameterTypes", "the types of what it takes") {
            $0.single?.type.parameterText ?? $0.list(\.type.parameterText)
        },
    ]

    private static let results: [TemplateVariable<MethodMock>] = [
        .flag("returns", "whether it returns anything") { $0.returns != nil },
        .text("result", "the type of what it returns") { $0.returns?.storageText ?? "Void" },
        .text("returnProperty", "type and first value of what it returns; empty where that is nothing") {
            $0.returnProperty
        },
        .flag("mustBeStubbed", "whether a test has to say what it returns") { $0.mustBeStubbed },
        .text("remedy", "how a missing value can be given, as the end of a sentence") { mock in
            mock.mustBeStubbed ? mock.returns.map { mock.samples.advice(for: $0) } ?? "" : ""
        },
    ]

    private var parameters: [Parameter] { function.parameters }

    private var single: Parameter? { parameters.count == 1 ? parameters[0] : nil }

    private var mustBeStubbed: Bool { zero == nil && returns.map { !$0.isOptional } ?? false }

    private var arguments: String {
        parameters.count == 1 ? parameters[0].local : list(\.local)
    }

    /// A value of the project's samples is there from the start; a test may well set another one, or none.
    private var returnProperty: String {
        guard let returns else { return "" }
        if let zero { return "\(returns.storageText) = \(zero)" }
        let sample = mustBeStubbed ? samples.sample(of: returns) : nil
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
