/// The variables in templates of a project.
enum ProjectVariables {
    static let table = TemplateTable<GenerationContext>(names + texts + app + package + tests)

    private static let names: [TemplateVariable<GenerationContext>] = [
        .text("specPath", ModuleVariables.specPath) { $0.specsFolder.relative($0.specPath) },
        .text("project", "the project's name") { $0.project.name },
        .text("app", "the app's module") { $0.project.app },
        .text("environment", "the app's own environment") { $0.project.environment.name },
        .texts("isolation", "the attribute of members that extensions add to it") { $0.project.environment.attributes },
    ]

    private static let texts: [TemplateVariable<GenerationContext>] = [
        .text("language", "the language that developers write texts in; empty where modules have no string catalogues")
        {
            $0.project.localization ?? ""
        },
        .text("coreBundle", "the property of `Bundle` with the texts of the core module; empty where it has none") {
            $0.project.localization == nil ? "" : TextLookup.accessor(of: $0.core)
        },
        .flag("isolatesTexts", "whether the main actor has that property") {
            $0.project.localization != nil && $0.project.swift.defaultIsolation == .mainActor
        },
    ]

    private static let app: [TemplateVariable<GenerationContext>] = [
        .flag("hasLinks", "whether links lead to scenes") { $0.holds(.links) },
        .flag("hasScopes", "whether some services are there in one of the app's states only") {
            !$0.project.scopes.isEmpty
        },
        .flag("hasStates", "whether windows show different screens in the app's states") { $0.holds(.states) },
        .flag("hasSchemes", "whether links begin with schemes of the app's own") { !$0.project.linkSchemes.isEmpty },
        .texts("schemes", "the schemes of the app's own that links begin with") { $0.project.linkSchemes },
        .fields("entranceFile", "of what the app shows when it starts", of: AppEntranceFile.table) {
            AppEntranceFile($0)
        },
        .fields("linksFile", "of the app's links", of: AppLinksFile.table) { AppLinksFile($0) },
        .flag("hasRestoration", "whether screens come back when the app starts anew") { $0.holds(.restoration) },
        .fields("restorationFile", "of the screens that come back", of: AppRestorationFile.table) {
            AppRestorationFile($0)
        },
        .fields("environmentFile", "of the app's environment", of: AppEnvironmentFile.table) { AppEnvironmentFile($0) },
        .fields("servicesFile", "of all services as one protocol", of: AppServicesFile.table) { AppServicesFile($0) },
        .fields("generatedScenesFile", "of what a team's resolver asks", of: GeneratedScenesFile.table) {
            GeneratedScenesFile($0)
        },
        .fields("adoptedScenesFile", "of the team's own descriptors", of: AdoptedScenesFile.table) {
            AdoptedScenesFile($0)
        },
        .fields("headlessFile", "of the program without a screen", of: file) { $0.importsOfHeadlessProgram },
        .fields("appTargetFile", "of the app's delegate", of: file) { $0.importsOfAppTarget },
        .fields("sceneDelegateFile", "of the delegate of its window", of: file) { $0.importsOfSceneDelegate },
        .fields("appProjectFile", "of the Xcode project", of: AppProjectFile.table) { $0.project },
    ]

    private static let package: [TemplateVariable<GenerationContext>] = [
        .fields("packageFile", "of the manifest", of: PackageFile.table) { PackageFile($0) },
        .texts("xcodeGenLines", "what the team's own spec for XcodeGen includes") { XcodeGenFile.lines(in: $0) },
        .texts("bazelLines", "the targets for Bazel, and how it generates their sources") { BazelFile.lines(in: $0) },
        .flag("usesBazel", "whether the project is built by Bazel") { $0.project.build.contains(.bazel) },
        .flag("usesXcodeGen", "whether the project is built by XcodeGen") { $0.project.isBuiltByXcodeGen },
        .flag("writesXcodeGen", "whether a spec for XcodeGen is generated") { $0.holds(.xcodegen) },
        .flag("writesManifest", "whether the manifest is generated") { $0.holds(.manifest) },
    ]

    private static let tests: [TemplateVariable<GenerationContext>] = [
        .fields("variantTestsFile", "of the tests of variants", of: SceneVariantTestsFile.table) {
            SceneVariantTestsFile($0)
        },
        .fields("testingEnvironmentFile", "of the environment that tests run the app on", of: testing) { $0 },
    ]

    private static let file: TemplateTable<ImportList> = [.imports { $0.lines() }]
    private static let testing: TemplateTable<GenerationContext> = [.imports { $0.importLinesOfTestingEnvironment }]
}
