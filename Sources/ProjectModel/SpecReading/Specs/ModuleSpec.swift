public import Basics
public import SwiftReading

/// `<Module>/module.yml` and the scenes beside it.
public struct ModuleSpec: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Everyone may import it.
        case core
        /// A few scenes that share a domain layer; nobody but the app imports it.
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
    /// Sorted by name.
    public var scenes: [SceneSpec]
    /// Scenes whose descriptors are the team's own, sorted by name. Nothing leads to them but the switch over them.
    public var adoptedScenes: [SceneSpec] = []
    /// `nil` where no mocks are asked for.
    public var mocks: MocksSpec?
    /// Products of the project's packages. For example: `RxSwift`.
    public var packages: [Located<String>] = []
    /// Whether there is an app that shows the feature alone; `nil` where the spec says nothing.
    public var sandbox: Located<Bool>?
    /// Whether views that SwiftUI draws lie in a module of their own; `nil` where the spec doesn't say.
    public var uiModule: Located<Bool>?
    /// Answers to what the team's own templates ask.
    public var options: [OptionSpec] = []
    /// Where each key is that the spec has.
    public internal(set) var keyPlaces: [ModuleKeys: SourceLocation] = [:]
}

/// A piece of a feature's domain layer that other features may ask the resolver for.
public struct UseCaseSpec: Hashable, Sendable {
    /// For example: `FetchRecipe`, which gives `FetchRecipeUseCase`.
    public var name: Located<String>
    public var summary: String?
    /// The services it stands on.
    public var uses: [Located<String>]
    /// Its methods; each is called by its name.
    public var methods: [MethodSpec]
    /// The repository of its module that it asks.
    public var repository: Located<String>?
}

/// A method of an interactor or of a use case.
public struct MethodSpec: Hashable, Sendable {
    public var name: Located<String>
    public var parameters: [ParameterSpec]
    /// `nil` is `Void`.
    public var returns: Located<SwiftType>?
    public var isAsync: Bool
    public var canThrow: Bool
    /// The one type of errors that it throws; any error when `nil`.
    public var thrown: Located<SwiftType>?
    /// Where the spec says that it gives a publisher; `nil` where it doesn't.
    public var publishing: SourceLocation?
    /// What it only hands on to.
    public var call: Located<ServiceCall>?
    /// The load that it is written out of; `nil` for a method that the spec lists.
    public var load: LoadCall?
    /// Whether it returns a sequence, whose values are shown one after another.
    public var follows: FollowedValues?
    /// What it is to the screen, as follows from names and fields; `nil` for one that isn't `async`, and outside of scenes.
    public var work: MethodWork?
    /// The field of the state that says that it is under way.
    public var runningField: String?
}

/// A parameter of a descriptor, an event or a method, or a field of a state.
public struct ParameterSpec: Hashable, Sendable {
    public var name: Located<String>
    public var type: Located<SwiftType>
    public var defaultValue: Located<SwiftExpression>?
    /// What is loaded into the field of a state.
    public var loading: FieldLoading?
    /// Whether the spec doesn't list it, since it follows from others.
    var isImplied = false

    /// Whether it is a `Loadable`, which knows itself how its load goes.
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
