/// `<Module>/module.yml` and the scenes next to it.
public struct ModuleSpec: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Any module may import it.
        case core
        /// A few scenes that share a domain layer; only the app imports it.
        case feature
        /// Old screens, which may import core modules and which no feature imports.
        case legacy
    }

    /// The spec's file, as a diagnostic names it.
    public var path: String
    /// For example: `Recipes`.
    public var name: Located<String>
    public var kind: Located<Kind>
    public var summary: String?
    /// Other core modules that this one imports. For example: `DesignSystem`.
    public var dependencies: [Located<String>]
    /// The folder of the module's sources inside the target package; by default `Sources/<Module>`.
    public var sources: Located<String>?
    /// Public types that the team writes by hand: in a feature's interface module, or in a core module.
    public var types: [Located<String>]
    public var useCases: [UseCaseSpec]
    public var repositories: [RepositorySpec] = []
    /// The scenes, sorted by name.
    public var scenes: [SceneSpec]
    /// Scenes whose descriptors are the team's own, sorted by name. Only the switch over them leads to them.
    public var adoptedScenes: [SceneSpec] = []
    /// The mocks of the module; `nil` without any.
    public var mocks: MocksSpec?
    /// Products of the project's packages. For example: `RxSwift`.
    public var packages: [Located<String>] = []
    /// True if there is an app that shows the feature alone; `nil` where the spec says nothing.
    public var sandbox: Located<Bool>?
    /// True if views drawn by SwiftUI lie in a module of their own; `nil` where the spec says nothing.
    public var uiModule: Located<Bool>?
    /// Answers to the questions of the team's own templates.
    public var options: [OptionSpec] = []
    /// The places of the keys in the spec.
    public internal(set) var keyPlaces: [ModuleKeys: SourceLocation] = [:]
}

/// A piece of a feature's domain layer that other features may ask the resolver for.
public struct UseCaseSpec: Hashable, Sendable {
    /// For example: `FetchRecipe`, which gives `FetchRecipeUseCase`.
    public var name: Located<String>
    public var summary: String?
    /// The services that it uses.
    public var uses: [Located<String>]
    /// The methods, which are called by their names.
    public var methods: [MethodSpec]
    /// The repository of its module that it uses.
    public var repository: Located<String>?
}

/// A method of an interactor or of a use case.
public struct MethodSpec: Hashable, Sendable {
    public var name: Located<String>
    public var parameters: [ParameterSpec]
    /// The result; `nil` for `Void`.
    public var returns: Located<SwiftType>?
    public var isAsync: Bool
    public var canThrow: Bool
    /// The only type of error that it throws; any error when `nil`.
    public var thrown: Located<SwiftType>?
    /// The place where the spec says that it returns a publisher; `nil` where it doesn't.
    public var publishing: SourceLocation?
    /// The function or property of a service that it only forwards to.
    public var call: Located<ServiceCall>?
    /// The load that it was derived from; `nil` for a method that the spec lists.
    public var load: LoadCall?
    /// The sequence that it returns, whose values are shown one after another.
    public var follows: FollowedValues?
    /// Its role for the screen, derived from names and fields; `nil` if it isn't `async`, and outside scenes.
    public var work: MethodWork?
    /// The field of the state that is true while it runs.
    public var runningField: String?
}

/// A parameter of a descriptor, an event or a method, or a field of a state.
public struct ParameterSpec: Hashable, Sendable {
    public var name: Located<String>
    public var type: Located<SwiftType>
    public var defaultValue: Located<SwiftExpression>?
    /// The load into the field of a state.
    public var loading: FieldLoading?
    /// True if the spec doesn't list it because it follows from others.
    var isImplied = false

    /// True if it is a `Loadable`, which tracks its own load.
    public var isLoadable: Bool { loading?.isLoadable ?? false }

    public init(name: Located<String>, type: Located<SwiftType>, defaultValue: Located<SwiftExpression>? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

extension MethodSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    func members(of key: MethodKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .parameters: ["parameters": .list(parameters.map(\.dump))]
        case .returns:
            ["returns": returns?.dump(\.text) ?? .null, "publishes": publishing == nil ? .null : .flag(true)]
        case .async: ["async": .flag(isAsync)]
        case .throws: ["throws": thrown?.dump(\.text) ?? .flag(canThrow)]
        case .calls: ["calls": call?.dump(\.text) ?? .null]
        }
    }
}

extension ParameterSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name.value)] }

    func members(of key: ParameterKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .type: ["type": .text(type.value.text)]
        case .default: ["default": .text(defaultValue?.value.text), "at": .text(name.place)]
        case .loads: ["loads": loading?.written.dump(\.text) ?? .null]
        case .from: ["from": loading?.source.dump ?? .null]
        }
    }
}

extension ModuleSpec {
    /// The folder of its sources, relative to the target package.
    public var folder: String { sources?.value ?? "Sources/\(name.value)" }
}
