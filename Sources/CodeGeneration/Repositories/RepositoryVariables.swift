/// The variables in templates of a repository that scenes share.
enum RepositoryVariables {
    static let table: TemplateTable<RepositoryPlace> = [
        .text("specPath", "the spec that the file comes from, relative to the folder of specs") {
            $0.module.context.specsFolder.relative($0.specPath)
        },
        .text("feature", "the feature's name, which is that of its module") { $0.module.feature.name },
        .text("repository", "the repository's name") { $0.repository.name },
        .text("contract", "the repository's protocol") { $0.repository.contract },
        .flag("isCombine", "whether Combine forms have to be there without Combine, for a scene that it binds") {
            $0.usesCombine
        },
        .flag("publishes", "whether it gives publishers") { $0.repository.methods.contains(where: \.publishes) },
        .fields("contractFile", "of the protocol and what it reaches", of: contract) { $0 },
        .fields("formsFile", "of the other forms of its methods", of: RepositoryFormsFile.table) {
            RepositoryFormsFile($0)
        },
        .fields("repositoryFile", "of the repository itself", of: implementation) { $0 },
        .fields("mockFile", "of its mock", of: mock) { $0 },
    ]

    private static let contract: TemplateTable<RepositoryPlace> = [
        .imports { $0.importsOfContract.lines() },
        .hasImports { $0.importsOfContract },
        .texts("summary", "what the spec says of it, as lines of a documentation comment") {
            $0.repository.summary.documentation
        },
        .list("methods", "what it is asked for", of: FunctionPhrases.requirements) {
            $0.repository.methods.map { FunctionPhrases($0.withCompletion) }
        },
        .list("services", "the services that it uses", of: ServiceProperty.table) { $0.repository.services },
    ]

    private static let implementation: TemplateTable<RepositoryPlace> = [
        .imports { $0.importsOfMethods.lines() },
        .list("methods", "its methods, not written yet", of: WrittenFunction.table) { place in
            place.repository.methods.map {
                SceneRepositoryFile.function($0, of: place.repository.type, samples: place.module.context.samples)
            }
        },
    ]

    private static let mock: TemplateTable<RepositoryPlace> = [
        .imports { $0.importsOfMock.lines(testable: $0.module.feature.name) },
        .text("mock", "the mock's class") { place in
            place.module.mocks.lastCode(for: ContractMock.of(place.repository, place.module.context.samples))
        },
    ]
}

extension RepositoryPlace {
    /// True if a scene bound by Combine uses it.
    fileprivate var usesCombine: Bool {
        module.feature.scenes.contains { $0.binding.usesCombine && $0.sharedRepository == repository }
    }

    fileprivate var importsOfContract: ImportList {
        var imports = module.context.imports(in: module.feature.name)
        imports.add(repository.methods)
        for service in repository.services { imports.add(service.type, .public) }
        return imports
    }

    fileprivate var importsOfMethods: ImportList {
        var imports = module.context.imports(in: module.feature.name)
        imports.add("ViperRuntime")
        imports.add(repository.methods)
        return imports
    }

    fileprivate var importsOfMock: ImportList {
        var imports = module.context.imports(in: module.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(repository.methods)
        return imports
    }
}
