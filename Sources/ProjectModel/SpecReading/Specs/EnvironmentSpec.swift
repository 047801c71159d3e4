/// `environment` in `project.yml`: the team's own type with all side effects.
public struct EnvironmentSpec: Hashable, Sendable {
    /// For example: `Session`, or `App.Router` for a type inside another. Its place is that of the whole name.
    public internal(set) var type: Located<String>
    /// The module that declares it; the app when `nil`.
    public internal(set) var module: String?
    /// The isolation of generated functions; the main actor when `nil`.
    public var isolation: Located<DefaultIsolation>?

    /// True if the type is nested in another.
    public var isNested: Bool { type.value.contains(".") }

    /// Takes the first part of the name for the module, if it is one: `KitchenCore` of `KitchenCore.Session`.
    mutating func settleModule(among modules: [String]) {
        guard let dot = type.value.firstIndex(of: "."), case let first = String(type.value[..<dot]),
            modules.contains(first)
        else { return }
        module = first
        type.value = String(type.value[type.value.index(after: dot)...])
    }
}
