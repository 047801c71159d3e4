/// A module that every other module may import.
public struct CoreModule: Hashable, Sendable {
    public var name: String
    /// The module's spec, or the project's if it has none.
    public var specPath: String
    public var summary: String?
    /// Other core modules, by name.
    public var dependencies: [String]
    /// The folder of its sources, relative to the target package. For example: `Sources/KitchenCore`.
    public var sources: String
    /// The types that it declares according to the spec.
    public var types: Set<String>
    /// Mocks of the protocols in its sources.
    public var mocks: MockSettings?
    /// Products of external packages.
    public var packages: [String] = []
    /// The core modules that its spec lists, each with its place there.
    public var declaredDependencies: [Located<String>] = []
}

/// A module of a few scenes, together with its interface module.
public struct Feature: Hashable, Sendable {
    public var name: String
    public var specPath: String
    public var summary: String?
    /// Core modules besides the project's own, by name.
    public var dependencies: [String]
    /// The folder of its sources, relative to the target package. For example: `Sources/Recipes`.
    public var sources: String
    /// Public types that the team writes by hand in the interface module.
    public var types: Set<String>
    /// The use cases, sorted by name.
    public var useCases: [UseCase]
    /// The repositories, sorted by name.
    public var repositories: [Repository] = []
    /// The scenes, sorted by name.
    public var scenes: [Scene]
    /// Mocks of the protocols in its sources.
    public var mocks: MockSettings?
    /// The naming of mocks' members, also in mocks of its scenes' contracts.
    public var naming: MockNaming { mocks?.naming ?? .short }
    /// Products of external packages.
    public var packages: [String] = []
    /// True if any view comes from a nib or a storyboard.
    public var hasNibs: Bool { scenes.contains { $0.view != .code } }
    /// True if there is an app that shows the feature alone.
    public var hasSandbox = false
    /// The core modules that its spec lists, each with its place there.
    public var declaredDependencies: [Located<String>] = []
    /// True if its scenes are old ones, which only the app imports.
    public var isLegacy = false
    /// True if it is the app itself, which has scenes of its own.
    public var isApp = false
    /// True if views drawn by SwiftUI lie in a module of their own; false if it has no such scenes.
    public var hasUIModule = false
    /// Answers to the questions of the team's own templates, including defaults.
    public var options: [String: OptionValue] = [:]

    public init(
        name: String,
        specPath: String,
        summary: String?,
        dependencies: [String],
        sources: String,
        types: Set<String>,
        useCases: [UseCase],
        scenes: [Scene]
    ) {
        self.name = name
        self.specPath = specPath
        self.summary = summary
        self.dependencies = dependencies
        self.sources = sources
        self.types = types
        self.useCases = useCases
        self.scenes = scenes
    }

    /// The scope that all scenes of its switch belong to. For example: `signedIn`.
    public var scope: String?

    /// True if it has an interface module; false if the app is alone.
    public var hasInterface = true

    /// The interface module. For example: `RecipesInterface`.
    public var interfaceName: String { hasInterface ? name + "Interface" : name }

    /// The module of its views, if they have one. For example: `RecipesUI`.
    public var uiName: String { name + "UI" }
}

/// A piece of a feature's domain layer that other features may ask the resolver for.
public struct UseCase: Hashable, Sendable {
    /// For example: `FetchRecipe`.
    public var name: String
    public var feature: String
    public var summary: String?
    public var services: [Service]
    public var methods: [Method]
    /// The repository that it calls.
    public var repository: Repository?
    /// The scope that it belongs to. For example: `signedIn`.
    public var scope: String?

    public init(name: String, feature: String, summary: String?, services: [Service], methods: [Method]) {
        self.name = name
        self.feature = feature
        self.summary = summary
        self.services = services
        self.methods = methods
    }
}

/// A method of an interactor or of a use case.
public struct Method: Hashable, Sendable {
    public var name: String
    public var parameters: [Parameter]
    /// The result; `nil` for `Void`.
    public var returns: SwiftType?
    public var isAsync: Bool
    public var canThrow: Bool
    /// The only type of error that it throws; any error when `nil`.
    public var thrown: SwiftType?
    /// True if it returns a publisher of what it returns and throws.
    public var publishes = false
    /// The sequence that it returns, whose values are shown one after another.
    public var follows: FollowedValues?
    /// Its role for the screen; `nil` if it isn't `async`, and outside scenes.
    public var work: MethodWork?
    /// The field of the state that is true while it runs.
    public var running: String?
    /// The function or property of a service that it only forwards to.
    public var call: ServiceCall?

    /// True if it can fail instead of returning.
    public var canFail: Bool { canThrow || follows == .failing }

    public init(name: String, parameters: [Parameter], returns: SwiftType?, isAsync: Bool, canThrow: Bool) {
        self.name = name
        self.parameters = parameters
        self.returns = returns
        self.isAsync = isAsync
        self.canThrow = canThrow
    }
}

/// A parameter of a descriptor, an event, a route or a method, or a field of a state.
public struct Parameter: Hashable, Sendable {
    public var name: String
    public var type: SwiftType
    public var defaultValue: SwiftExpression?
    /// The method that loads the field of a state, if the spec says so.
    public var loadedBy: String?
    /// The type loaded into a `Loadable`. For example: `Recipe` for a field of the type `Loadable<Recipe>`.
    public var loadedType: SwiftType?

    /// True if it is a `Loadable`, which tracks its own load.
    public var isLoadable: Bool { loadedType != nil }

    public init(name: String, type: SwiftType, defaultValue: SwiftExpression? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// The protocols of a module that are mocked, and the form of the mocks.
public struct MockSettings: Hashable, Sendable {
    /// Names of protocols besides those that are annotated, with `*` and `?` as wildcards.
    public var patterns: [Located<String>]
    public var includesAllPublic: Bool
    public var naming: MockNaming
    /// The mock's name, with `{}` for the protocol's; the naming's own when `nil`.
    public var className: String?
    public var hasReset: Bool

    public init(_ spec: MocksSpec) {
        patterns = if case .named(let names) = spec.selection { names } else { [] }
        includesAllPublic = spec.selection == .allPublic
        naming = spec.naming?.value ?? .short
        className = spec.className?.value
        hasReset = spec.hasReset
    }
}
