/// The variables in templates of a feature's module.
enum ModuleVariables {
    static let table = TemplateTable<ModulePlace>(names + files)

    private static let names: [TemplateVariable<ModulePlace>] = [
        .specPath,
        .text("feature", "the feature's name, which is that of its module") { $0.feature.name },
        .text("literal", "the feature's name as a string literal") { $0.feature.name.swiftLiteral },
        .text("views", "the module of its views") { $0.feature.uiName },
        .text("public", "what stands before declarations that other modules use; empty where there are none") {
            $0.feature.hasInterface ? "public " : ""
        },
        .namespace,
        .sceneOutput,
    ]

    private static let files: [TemplateVariable<ModulePlace>] = [
        .file("sceneEnumFile", "of the enum of scenes", SceneEnumFile.table),
        .file("resolverFile", "of the resolver's switch", FeatureResolverFile.table),
        .fields("lifetimeTestsFile", "of the tests that drop each scene", of: LifetimeTestsFile.table) {
            LifetimeTestsFile($0)
        },
        .file("mockEnvironmentFile", "of the environment for tests of scenes", EnvironmentMock.table),
        .file("sandboxScenesFile", "of the scenes that the sandbox lists", SandboxScenesFile.table),
        .fields("sandboxProgramFile", "of the sandbox's program", of: sandbox) { $0.importsOfSandboxProgram },
        .fields("sandboxEnvironmentFile", "of what mocks answer in the sandbox", of: sandbox) {
            $0.importsOfSandboxEnvironment
        },
    ]

    private static let sandbox: TemplateTable<ImportList> = [.imports { $0.lines() }]
}
