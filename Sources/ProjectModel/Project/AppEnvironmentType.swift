/// The type with all side effects of the app, which the resolvers are added to.
///
/// For example: a scaffolded `AppEnvironment` in the app's own module, or the team's own `Session`.
public struct AppEnvironmentType: Hashable, Sendable {
    /// The name of the scaffolded type.
    public static let standardName = "AppEnvironment"

    /// For example: `Session`, or `App.Router` for a type inside another.
    public var name: String
    /// The module that declares it.
    public var module: String
    /// The isolation of generated functions that show adopted scenes.
    public var functionIsolation = DefaultIsolation.mainActor
    /// The place of its name in `project.yml`; `nil` for the scaffolded type.
    public var place: SourceLocation?

    /// The start of names of files, which has no dots: `AppRouter` for `App.Router`.
    public var fileName: String { name.replacing(".", with: "") }

    /// True if it is the team's own.
    public var isTeams: Bool { place != nil }

    /// Creates the scaffolded type.
    init(scaffoldedIn app: String) {
        name = AppEnvironmentType.standardName
        module = app
    }

    init(_ spec: EnvironmentSpec, app: String) {
        name = spec.type.value
        module = spec.module?.value ?? app
        functionIsolation = spec.isolation?.value ?? .mainActor
        place = spec.type.location
    }
}

extension ProjectSpec {
    /// The name of the type with all side effects of the app, scaffolded or the team's own.
    var environmentName: String { environment?.type.value ?? AppEnvironmentType.standardName }
}
