public import Basics
public import SwiftReading

/// The type with all side effects of the app, to which the resolvers are added.
///
/// For example: `AppEnvironment` of the app's own module, which is scaffolded, or a `Session` that the team has long had.
public struct AppEnvironmentType: Hashable, Sendable {
    /// The name of the scaffolded one.
    public static let standardName = "AppEnvironment"

    /// For example: `Session`, or `App.Router` for a type inside another.
    public var name: String
    /// The module that declares it.
    public var module: String
    /// Of generated functions that show adopted scenes.
    public var functionIsolation = DefaultIsolation.mainActor
    /// Where `project.yml` names it; `nil` for the scaffolded one.
    public var place: SourceLocation?

    /// Its name as that of a file begins, which has no dots: `AppRouter` of `App.Router`.
    public var fileName: String { name.replacing(".", with: "") }

    /// Whether the team has written it.
    public var isTeams: Bool { place != nil }

    /// The scaffolded one.
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
    /// What the type with all side effects of the app is called, be it scaffolded or the team's.
    var environmentName: String { environment?.type.value ?? AppEnvironmentType.standardName }
}
