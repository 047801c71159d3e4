/// An environment that resolves scenes and use cases: the app's own, or that of a scope.
struct SceneOwner: Sendable {
    /// The scope; `nil` for the app's environment.
    let scope: Scope?
    private let app: AppEnvironmentType

    init(_ scope: Scope?, in project: Project) {
        self.scope = scope
        app = project.environment
    }

    init(of scene: Scene, in project: Project) {
        self.init(project.scopes.first { $0.name == scene.scope }, in: project)
    }

    /// Returns the app's environment, then those of the scopes.
    static func all(in project: Project) -> [SceneOwner] {
        ([nil] + project.scopes).map { SceneOwner($0, in: project) }
    }

    /// The environment's type. For example: `SignedInEnvironment`.
    var name: String { scope?.environment ?? app.name }

    /// The environment's type as the beginning of a file's name.
    var fileName: String { scope?.environment ?? app.fileName }

    /// The attribute of members added by extensions.
    var attributes: [String] { scope == nil ? app.attributes : [] }

    /// The name by which the environment knows the app's.
    var appInside: String { scope == nil ? "self" : "app" }

    /// The value of a scope's environment while its state is there; `nil` for the app's environment.
    var valueInState: String? {
        scope.map { "\(Project.rootName).state.\($0.environment.lowerCamelCase)" }
    }

    func owns(_ scene: Scene) -> Bool { scene.scope == scope?.name }

    func owns(_ useCase: UseCase) -> Bool { useCase.scope == scope?.name }
}
