import ProjectModel
import SwiftReading
import Templating

/// The `async` and Combine forms of a repository's methods, derived of those with a completion handler.
enum RepositoryFormsFile: FileOfScene {
    private static let functions: TemplateShape = .list(["declaration": .code, "body": .code])

    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "hasOpenCombine": .flag,
        "awaited": functions,
        "publishers": functions,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        imports.add(scene.repositoryMethods)
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "hasOpenCombine": .flag(scene.binding.usesCombine),
            "awaited": .list(scene.repositoryMethods.map(awaited)),
            "publishers": .list(scene.repositoryMethods.map(publisher)),
        ]
    }

    private static func awaited(_ method: Method) -> TemplateValue {
        let name = method.name.spelled(.member)
        let arguments = method.parameters.map { $0.argument($0.local) }
        let call =
            method.handsOnNothing
            ? "{ completion in \(trailing(method)) { completion(()) } }"
            : "{ self.\(name)(\(list(arguments + ["completion: $0"]))) }"
        let effects = FunctionPhrases(method.awaited).callEffects
        return function(
            FunctionPhrases(method.awaited).declaration(),
            "\(effects)awaitCompletion \(call)\(method.canThrow ? ".get()" : "")"
        )
    }

    private static func publisher(of method: Method) -> TemplateValue {
        let value = method.returns?.storageText ?? "Void"
        let phrases = FunctionPhrases(name: method.name + "Publisher", parameters: method.parameters)
        let promise =
            method.canThrow
            ? "promise($0)" : method.handsOnNothing ? "promise(.success(()))" : "promise(.success($0))"
        return function(
            phrases.declaration(
                returning: "Future<\(value), \(method.canThrow ? method.thrown?.text ?? "any Error" : "Never")>"
            ),
            "Future { promise in \(trailing(method)) { \(promise) } }"
        )
    }

    /// A call that a closure follows.
    private static func trailing(_ method: Method) -> String {
        let name = "self.\(method.name.spelled(.member))"
        return method.parameters.isEmpty ? name : "\(name)(\(list(method.parameters.map { $0.argument($0.local) })))"
    }

    private static func list(_ arguments: [String]) -> String { arguments.joined(separator: ", ") }

    private static func function(_ declaration: TemplateCode, _ body: TemplateCode) -> TemplateValue {
        ["declaration": .code([declaration]), "body": .code([body])]
    }
}

extension Method {
    /// Whether its completion handler is called without anything.
    var handsOnNothing: Bool { returns == nil && !canThrow }
}
