/// The scaffold of an `mvvm` scene's repository.
enum SceneRepositoryFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.name }) { imports, place in
            imports.add("ViperRuntime")
            imports.add(place.scene.repositoryMethods)
        },
        .code("conformance", "the beginning of the extension that conforms to the contract; all of it without methods")
        {
            [
                .conformance(
                    of: "\($0.scene.name)Repository",
                    to: "\($0.scene.name)RepositoryContract",
                    isEmpty: $0.scene.repositoryMethods.isEmpty
                )
            ]
        },
        .flag("hasMethods", "whether the spec lists methods") { !$0.scene.repositoryMethods.isEmpty },
        .list("methods", "the repository's methods, not written yet", of: WrittenFunction.table) { place in
            place.scene.repositoryMethods.map {
                function($0, of: "\(place.scene.name)Repository", samples: place.samples)
            }
        },
    ]

    static func function(_ method: Method, of type: String, samples: SampleValues) -> WrittenFunction {
        WrittenFunction(
            declaration: FunctionPhrases(method.withCompletion).declaration(),
            body: [body(of: method, in: type, samples: samples)]
        )
    }

    /// Returns the scaffolded body of a method.
    static func body(of method: Method, in type: String, samples: SampleValues) -> TemplateCode {
        let member = "\(type).\(method.name)"
        if method.publishes { return .line(MethodStub.publisher(of: method, in: type, samples: samples)) }
        if method.canThrow {
            let error = method.thrown.map { samples.sample(of: $0) } ?? "UnimplementedError(\(member.swiftLiteral))"
            if let error { return .phrase("completion(", [".failure(\(error))"], ")") }
        }
        guard let returns = method.returns else { return method.canThrow ? "completion(.success(()))" : "completion()" }
        guard let value = samples.zero(of: returns) else { return MethodStub.unwritten(member) }
        return .phrase("completion(", [method.canThrow ? ".success(\(value))" : value], ")")
    }
}
