/// The variables in templates of a feature's module.
enum ModuleVariables {
    static let table = TemplateTable<ModulePlace>(names + files)

    private static let names: [TemplateVariable<ModulePlace>] = [
        .text("specPath", specPath) { $0.context.specsFolder.relative($0.specPath) },
        .text("feature", "the feature's name, which is that of its module") { $0.feature.name },
        .text("literal", "the feature's name as a string literal") { $0.feature.name.swiftLiteral },
        .text("views", "the module of its views") { $0.feature.uiName },
        .text("environment", "the app's own environment") { $0.context.project.environment.name },
        .text("public", "what stands before declarations that other modules use; empty where there are none") {
            $0.feature.hasInterface ? "public " : ""
        },
        .text("namespace", "the type that descriptors are nested in") { $0.context.project.descriptors.namespace },
        .text("sceneOutput", "the type that resolvers give for all scenes of a feature") {
            $0.context.project.descriptors.sceneOutput
        },
    ]

    private static let files: [TemplateVariable<ModulePlace>] = [
        .fields("sceneEnumFile", "of the enum of scenes", of: SceneEnumFile.table) { SceneEnumFile($0) },
        .fields("resolverFile", "of the resolver's switch", of: FeatureResolverFile.table) { FeatureResolverFile($0) },
        .fields("lifetimeTestsFile", "of the tests that drop each scene", of: LifetimeTestsFile.table) {
            LifetimeTestsFile($0)
        },
        .fields("sandboxScenesFile", "of the scenes that the sandbox lists", of: SandboxScenesFile.table) {
            SandboxScenesFile($0)
        },
        .fields("sandboxProgramFile", "of the sandbox's program", of: sandbox) { $0.importsOfSandboxProgram },
        .fields("sandboxEnvironmentFile", "of what mocks answer in the sandbox", of: sandbox) {
            $0.importsOfSandboxEnvironment
        },
    ]

    static let specPath = "the spec that the file comes from, relative to the folder of specs"

    private static let sandbox: TemplateTable<ImportList> = [.imports { $0.lines() }]
}
