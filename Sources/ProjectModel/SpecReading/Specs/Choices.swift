/// The values that keys of specs allow, as worded on the reference page. Each list is made from its enum.
enum Choices {
    static let appModules = oneOf(AppModuleKind.self)
    static let buildSystems = words(BuildSystem.self).joined(separator: ", ") + ", or a list of them"
    static let bindings = oneOf(ViewBinding.self)
    static let conformances = listOf(SynthesizedConformance.self)
    static let isolations = oneOf(DefaultIsolation.self)
    static let languageModes = oneOf(SwiftSettingsSpec.LanguageMode.self)
    static let lifetimes = oneOf(SceneLifetime.self)
    static let manifestOwners = oneOf(ManifestOwner.self)
    static let mockNamings = oneOf(MockNaming.self)
    static let moduleKinds = oneOf(ModuleSpec.Kind.self)
    static let outputs = oneOf(SceneOutput.self)
    static let packagePlatforms = listOf(PackagePlatform.self)
    static let presentations = oneOf(RouteSpec.Presentation.self)
    static let severities = oneOf(LintSpec.Severity.self)
    static let stubs = oneOf(ServiceStub.self)
    static let styles = oneOf(SceneSpec.Style.self) + ", or a style of your own"
    static let testingLibraries = oneOf(TestingLibrary.self)
    static let viewSources = oneOf(ViewSource.self)

    /// For example: "`observation`, `combine` or `rx`".
    private static func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> String {
        words(choices).alternatives
    }

    /// For example: "list of `Equatable`, `Hashable`".
    private static func listOf<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> String {
        "list of " + words(choices).joined(separator: ", ")
    }

    private static func words<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> [String] {
        choices.allCases.map { "`\($0.rawValue)`" }
    }
}
