import SwiftReading

/// The words that the keys of specs may have as their values, as the reference page says them. Each list is its enum's.
enum Choices {
    static let appModules = oneOf(AppModuleKind.self)
    static let bindings = oneOf(ViewBinding.self)
    static let isolations = oneOf(DefaultIsolation.self)
    static let languageModes = oneOf(SwiftSettingsSpec.LanguageMode.self)
    static let lifetimes = oneOf(SceneLifetime.self)
    static let manifestOwners = oneOf(ManifestOwner.self)
    static let mockNamings = oneOf(MockNaming.self)
    static let moduleKinds = oneOf(ModuleSpec.Kind.self)
    static let outputs = oneOf(SceneOutput.self)
    static let presentations = oneOf(RouteSpec.Presentation.self)
    static let stubs = oneOf(ServiceStub.self)
    static let styles = oneOf(SceneSpec.Style.self)
    static let testingLibraries = oneOf(TestingLibrary.self)
    static let viewSources = oneOf(ViewSource.self)
    static let work = oneOf(MethodWork.self)

    /// For example: "`observation`, `combine` or `rx`".
    private static func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> String {
        let words = choices.allCases.map { "`\($0.rawValue)`" }
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
