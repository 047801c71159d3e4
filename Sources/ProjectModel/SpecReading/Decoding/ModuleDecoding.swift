extension FileDecoder {
    /// Reads `<Module>/module.yml`. Whatever the file says, the module has its folder's name.
    func module(_ root: YAMLNode?, named folder: String) -> ModuleSpec {
        let top = SourceRange(start: start, end: start)
        var module = ModuleSpec(path: path, name: Located(folder, at: top))
        reportEmptyModule(root, named: folder)
        guard let root else {
            module.options = options(nil, of: module)
            return module
        }
        guard let fields = file(root, ModuleKeys.self, beginning: "module: \(folder)") else {
            run.markUnread(.moduleFile(folder))
            run.markUnread(.useCases(module: folder))
            return module
        }
        module.keyPlaces = fields.places
        module.name = ownName(fields[.module], .module, key: "module", is: folder, of: "folder") ?? module.name
        module.kind =
            run.reading(.moduleFile(folder), isDoubtful: fields.isDoubtful(.kind)) {
                fields[.kind].flatMap { choice($0, ModuleSpec.Kind.self, key: "kind") }
            } ?? module.kind
        module.summary = prose(fields[.summary], key: "summary")
        module.dependencies = names(fields[.dependencies], .module, key: "dependencies")
        module.sources = fields[.sources].flatMap { sources($0) }
        module.types = names(fields[.types], .type, key: "types")
        module.useCases = run.reading(.useCases(module: folder), isDoubtful: fields.isDoubtful(.useCases)) {
            useCases(fields[.useCases])
        }
        module.repositories = run.reading(.repositories(module: folder), isDoubtful: fields.isDoubtful(.repositories)) {
            repositories(fields[.repositories])
        }
        module.mocks = mocks(fields[.mocks])
        module.packages = packageNames(fields[.packages], key: "packages")
        module.sandbox = fields[.sandbox].map {
            Located(boolean($0, key: "sandbox", default: false), at: $0.range)
        }
        module.uiModule = fields[.uiModule].map {
            Located(boolean($0, key: "uiModule", default: false), at: $0.range)
        }
        module.options = options(fields[.options], of: module)
        return module
    }

    private func sources(_ node: YAMLNode) -> Located<String>? {
        guard let scalar = scalar(node, key: "sources", takes: "a path") else { return nil }
        var path = scalar.text
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if path.hasPrefix("./") { path.removeFirst(2) }
        guard let problem = AddressCheck.sourcesPath(path) else { return Located(path, at: node.range) }
        report(
            .invalidPath,
            at: node,
            "'\(scalar.text.shown)' can't be the folder of a module: \(problem)",
            notes: ["write a path inside the target package, for example: sources: Modules/Recipes"]
        )
        return nil
    }

    private func useCases(_ node: YAMLNode?) -> [UseCaseSpec] {
        guard let node, let entries = entries(node, key: "useCases", takes: "use cases by name") else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .typePrefix) else { return nil }
            guard let fields = object(entry.value, UseCaseKeys.self, key: name.value) else { return nil }
            let methods = methods(fields[.methods], key: "methods")
            if let node = fields[.methods], methods.isEmpty, node.isEmpty {
                report(
                    .missingValue,
                    at: node,
                    "the use case '\(name.value)' has no methods",
                    notes: ["add one, for example: execute: { parameters: { id: Int64 } }"]
                )
            }
            let uses = uses(fields[.uses])
            if uses.repositories.count > 1 {
                report(
                    .conflictingKeys,
                    at: uses.repositories[1].location,
                    "a use case asks one repository",
                    notes: ["remove one of them"]
                )
            }
            return UseCaseSpec(
                name: name,
                summary: prose(fields[.summary], key: "summary"),
                uses: uses.services,
                methods: methods,
                repository: uses.repositories.first
            )
        }
    }

    /// Reads `[recipeClient, Recipes]`: services, and repositories, which begin with a capital letter.
    private func uses(_ node: YAMLNode?) -> (services: [Located<String>], repositories: [Located<String>]) {
        let all = names(node, key: "uses") { item in
            guard case .scalar(let scalar) = item.content else { return name(item, .member, key: "uses") }
            return name(item, scalar.text.beginsWithCapital ? .typePrefix : .member, key: "uses")
        }
        return (all.filter { !$0.value.beginsWithCapital }, all.filter(\.value.beginsWithCapital))
    }
}

extension YAMLNode {
    /// True if it has no contents.
    var isEmpty: Bool {
        switch content {
        case .scalar(let scalar): scalar.isNull
        case .sequence(let items): items.isEmpty
        case .mapping(let entries): entries.isEmpty
        }
    }
}

extension ModuleSpec {
    /// Creates a feature with all defaults.
    public init(path: String, name: Located<String>) {
        self.init(
            path: path,
            name: name,
            kind: Located(.feature, at: name.range),
            summary: nil,
            dependencies: [],
            sources: nil,
            types: [],
            useCases: [],
            scenes: []
        )
    }
}
