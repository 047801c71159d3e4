/// The scaffold of an `mvvm` scene's use case.
struct SceneUseCaseFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneUseCaseFile> = [
        .imports { $0.imports.lines() },
        .code("conformance", "the beginning of the extension that conforms to the contract; all of it without methods")
        {
            [
                .conformance(
                    of: "\($0.scene.name)UseCase",
                    to: "\($0.scene.name)UseCaseContract",
                    isEmpty: $0.scene.useCaseMethods.isEmpty
                )
            ]
        },
        .flag("hasMethods", "whether the spec lists methods") { !$0.scene.useCaseMethods.isEmpty },
        .list("methods", "the use case's methods", of: WrittenFunction.table) { file in
            file.scene.useCaseMethods.map { function($0, of: file.scene, samples: file.place.samples) }
        },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("ViperRuntime")
        imports.add(scene.useCaseMethods)
        imports.add(servicesOf: scene.useCaseMethods, in: scene)
        return imports
    }

    private static func function(_ method: Method, of scene: Scene, samples: SampleValues) -> WrittenFunction {
        guard let body = body(of: method, in: scene) else {
            return MethodStub.function(method, in: "\(scene.name)UseCase", samples: samples)
        }
        return WrittenFunction(declaration: FunctionPhrases(method).declaration(), body: [body])
    }

    /// Returns the body of a method that calls a service or that the repository has, too; `nil` for other methods.
    static func body(of method: Method, in scene: Scene) -> TemplateCode? {
        method.serviceCall ?? body(of: method, askedOf: scene.repositoryMethods)
    }

    static func body(of method: Method, askedOf repository: [Method]) -> TemplateCode? {
        guard let asked = repository.first(where: { $0.answers(method) }) else { return nil }
        return .phrase(
            "\(FunctionPhrases(asked.awaited).callEffects)\(method.parameters.reaching("repository")).\(asked.name.spelled(.member))(",
            asked.parameters.map { $0.argument($0.local) },
            ")"
        )
    }
}

extension Scene {
    /// Returns the repository's method that the use case's method calls; `nil` if it calls none.
    func repositoryMethod(answering method: Method) -> Method? {
        method.call == nil ? repositoryMethods.first { $0.answers(method) } : nil
    }
}

extension Method {
    /// Returns true if this method of the repository does everything that the use case's method has to.
    func answers(_ method: Method) -> Bool {
        guard publishes == method.publishes, publishes || method.isAsync, name == method.name,
            throwsNoMore(than: method),
            parameters.count == method.parameters.count
        else { return false }
        let fits = zip(parameters, method.parameters).allSatisfy { $0.name == $1.name && $0.type.same(as: $1.type) }
        return fits && hasResult(of: method)
    }

    private func throwsNoMore(than method: Method) -> Bool {
        // A publisher of one type is none of another.
        if publishes, canThrow != method.canThrow || (thrown == nil) != (method.thrown == nil) { return false }
        guard canThrow, let allowed = method.thrown else { return !canThrow || method.canThrow }
        return thrown?.same(as: allowed) == true
    }

    private func hasResult(of method: Method) -> Bool {
        switch (returns, method.returns) {
        case (nil, nil): true
        case (let own?, let other?): own.same(as: other)
        default: false
        }
    }
}
