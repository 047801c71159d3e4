public import SwiftReading

/// `environment` in `project.yml`: the team's own type with all side effects.
public struct EnvironmentSpec: Hashable, Sendable {
    /// For example: `Session`, or `App.Router` for a type inside another.
    public var type: Located<String>
    /// The module that declares it; the app when `nil`.
    public var module: Located<String>?
    /// What it is declared as; a class when `nil`.
    public var kind: Located<EnvironmentKind>?
    /// Whether generated functions are isolated to the main actor; they are when `nil`.
    public var isolation: Located<DefaultIsolation>?

    /// Whether the type is inside another.
    public var isNested: Bool { type.value.contains(".") }

    public init(type: Located<String>, module: Located<String>? = nil, kind: Located<EnvironmentKind>? = nil) {
        self.type = type
        self.module = module
        self.kind = kind
    }
}

/// What the app's environment is declared as.
public enum EnvironmentKind: String, CaseIterable, Hashable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`

    /// Whether the protocols of generated environments and resolvers can be added to it.
    public var takesConformances: Bool {
        switch self {
        case .class, .struct: true
        case .enum, .actor, .protocol: false
        }
    }
}
