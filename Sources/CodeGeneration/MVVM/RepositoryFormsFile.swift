/// The `async` and Combine forms of a repository's methods, derived from those with a completion handler.
struct RepositoryFormsFile: Sendable {
    private let contract: String
    private let methods: [Method]
    private let imports: ImportList

    init(_ place: ScenePlace) {
        self.init(place.scene.repositoryContract, place.scene.repositoryMethods, of: place.module)
    }

    init(_ place: RepositoryPlace) {
        self.init(place.repository.contract, place.repository.methods, of: place.module)
    }

    private init(_ contract: String, _ methods: [Method], of module: ModulePlace) {
        let methods = methods.filter { !$0.publishes }
        self.contract = contract
        self.methods = methods
        var imports = module.context.imports(in: module.feature.name)
        imports.add("ViperRuntime")
        imports.add(methods)
        self.imports = imports
    }

    static let table: TemplateTable<RepositoryFormsFile> = [
        .imports { $0.imports.lines() },
        .text("contract", "the repository's protocol") { $0.contract },
        .list("awaited", "the `async` forms", of: WrittenFunction.table) { $0.methods.map(awaited) },
        .list("publishers", "the Combine forms", of: WrittenFunction.table) { $0.methods.map(publisher) },
    ]

    private static func awaited(_ method: Method) -> WrittenFunction {
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

    private static func publisher(of method: Method) -> WrittenFunction {
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

    /// Returns a call without its trailing closure.
    private static func trailing(_ method: Method) -> String {
        let name = "self.\(method.name.spelled(.member))"
        return method.parameters.isEmpty ? name : "\(name)(\(list(method.parameters.map { $0.argument($0.local) })))"
    }

    private static func list(_ arguments: [String]) -> String { arguments.joined(separator: ", ") }

    private static func function(_ declaration: TemplateCode, _ body: TemplateCode) -> WrittenFunction {
        WrittenFunction(declaration: declaration, body: [body])
    }
}

extension Method {
    /// True if its completion handler takes no argument.
    var handsOnNothing: Bool { returns == nil && !canThrow }
}
