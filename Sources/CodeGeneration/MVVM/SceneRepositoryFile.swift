/// The scaffold of an `mvvm` scene's repository.
struct SceneRepositoryFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneRepositoryFile> = [
        .imports { $0.imports.lines() },
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
        .list("methods", "the repository's methods, not written yet", of: WrittenFunction.table) { file in
            file.scene.repositoryMethods.map {
                function($0, of: "\(file.scene.name)Repository", samples: file.place.samples)
            }
        },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("ViperRuntime")
        imports.add(scene.repositoryMethods)
        return imports
    }

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
            return error.map { .phrase("completion(", [".failure(\($0))"], ")") } ?? MethodStub.unwritten(member)
        }
        guard let returns = method.returns else { return "completion()" }
        if let value = samples.zero(of: returns) { return "completion(\(value))" }
        return MethodStub.unwritten(member)
    }
}
