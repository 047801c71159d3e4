/// `environment` in `project.yml`: the team's own type with all side effects.
public struct EnvironmentSpec: Hashable, Sendable {
    /// For example: `Session`, or `App.Router` for a type inside another.
    public var type: Located<String>
    /// The module that declares it; the app when `nil`.
    public var module: Located<String>?
    /// The isolation of generated functions; the main actor when `nil`.
    public var isolation: Located<DefaultIsolation>?

    /// True if the type is nested in another.
    public var isNested: Bool { type.value.contains(".") }

    public init(type: Located<String>, module: Located<String>? = nil) {
        self.type = type
        self.module = module
    }
}
