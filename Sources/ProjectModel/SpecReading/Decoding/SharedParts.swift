/// Methods that the scenes of a module can share, by the names of their use cases and repositories.
struct SharedParts: Sendable {
    var useCases: [String: [MethodSpec]] = [:]
    var repositories: [String: [MethodSpec]] = [:]

    init(of module: ModuleSpec) {
        useCases = Dictionary(module.useCases.map { ($0.name.value, $0.methods) }) { first, _ in first }
        repositories = Dictionary(module.repositories.map { ($0.name.value, $0.methods) }) { first, _ in first }
    }
}

extension FileDecoder {
    /// Reads methods, or the name of a use case that has them.
    func readUseCase(
        _ node: YAMLNode?,
        into scene: inout SceneSpec,
        named name: String,
        from parts: SharedParts
    ) {
        guard let node, node.isAName else {
            scene.useCaseMethods = methods(node, key: "useCase", mayPublish: true)
            return
        }
        scene.sharedUseCase = self.name(node, .typePrefix, key: "useCase")
        guard let useCase = scene.sharedUseCase else { return }
        scene.useCaseMethods = parts.useCases[useCase.value] ?? []
        if parts.useCases[useCase.value] == nil { run.markUnread(.interactor(scene: name)) }
    }

    /// Reads methods, or the name of a repository that has them.
    func readRepository(_ node: YAMLNode?, into scene: inout SceneSpec, from parts: SharedParts) {
        guard let node, node.isAName else {
            scene.repositoryMethods = repositoryMethods(node, key: "repository")
            return
        }
        scene.sharedRepository = self.name(node, .typePrefix, key: "repository")
        scene.repositoryMethods = scene.sharedRepository.flatMap { parts.repositories[$0.value] } ?? []
    }

    /// Reads `{ Recipes: { uses: [recipeClient], methods: { fetchRecipe: { returns: Recipe } } } }`.
    func repositories(_ node: YAMLNode?) -> [RepositorySpec] {
        guard let node, let entries = entries(node, key: "repositories", takes: "repositories by name") else {
            return []
        }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .typePrefix) else { return nil }
            guard let fields = object(entry.value, UseCaseKeys.self, key: name.value) else { return nil }
            let methods = repositoryMethods(fields[.methods], key: "methods")
            if let node = fields[.methods], methods.isEmpty, node.isEmpty {
                report(
                    .missingValue,
                    at: node,
                    "the repository '\(name.value)' has no methods",
                    notes: ["add one, for example: fetchRecipe: { parameters: { id: Int64 } }"]
                )
            }
            return RepositorySpec(
                name: name,
                summary: prose(fields[.summary], key: "summary"),
                uses: names(fields[.uses], .member, key: "uses"),
                methods: methods
            )
        }
    }
}

extension YAMLNode {
    /// True if it is a word or text, not a mapping.
    fileprivate var isAName: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return !scalar.isNull
    }
}
