public import SwiftReading
public import Templating

/// A module that every other module may import.
public struct CoreModule: Hashable, Sendable {
    public var name: String
    /// The module's spec, or the project's where it has none of its own.
    public var specPath: String
    public var summary: String?
    /// Other core modules, by name.
    public var dependencies: [String]
    /// Relative to the target package. For example: `Sources/KitchenCore`.
    public var sources: String
    /// Types that it declares, as far as the spec says so.
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
    /// Core modules beside the project's own, by name.
    public var dependencies: [String]
    /// Relative to the target package. For example: `Sources/Recipes`.
    public var sources: String
    /// Public types that the team writes by hand in the interface module.
    public var types: Set<String>
    /// By name.
    public var useCases: [UseCase]
    /// By name.
    public var repositories: [Repository] = []
    /// By name.
    public var scenes: [Scene]
    /// Mocks of the protocols in its sources.
    public var mocks: MockSettings?
    /// How the members of its mocks are called, those of its scenes' contracts included.
    public var naming: MockNaming { mocks?.naming ?? .short }
    /// Products of external packages.
    public var packages: [String] = []
    /// Whether any view comes out of a nib or a storyboard.
    public var hasNibs: Bool { scenes.contains { $0.view != .code } }
    /// Whether there is an app that shows the feature alone.
    public var hasSandbox = false
    /// The core modules that its spec lists, each with its place there.
    public var declaredDependencies: [Located<String>] = []
    /// Whether its scenes are old ones, which nobody but the app imports.
    public var isLegacy = false
    /// Whether it is the app itself, which has scenes of its own.
    public var isApp = false
    /// Whether views that SwiftUI draws lie in a module of their own; not where it has no such scenes.
    public var hasUIModule = false
    /// Answers to what the team's own templates ask, those that its spec leaves to their defaults among them.
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

    /// Whether a module of its own shows it to others; not where the app is alone.
    public var hasInterface = true

    /// The module that shows the feature to others. For example: `RecipesInterface`.
    public var interfaceName: String { hasInterface ? name + "Interface" : name }

    /// The module of its views, where they have one. For example: `RecipesUI`.
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
    /// What it asks.
    public var repository: Repository?

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
    /// `nil` is `Void`.
    public var returns: SwiftType?
    public var isAsync: Bool
    public var canThrow: Bool
    /// The one type of errors that it throws; any error when `nil`.
    public var thrown: SwiftType?
    /// Whether it gives a publisher of what it returns and throws.
    public var publishes = false
    /// Whether it returns a sequence, whose values are shown one after another.
    public var follows: FollowedValues?
    /// What it is to the screen; `nil` for one that isn't `async`, and outside of scenes.
    public var work: MethodWork?
    /// The field of the state that says that it is under way.
    public var running: String?
    /// What it only hands on to.
    public var call: ServiceCall?

    /// Whether it may bring a failure instead of what it returns.
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
    /// The method that loads the field of a state, where the spec says so.
    public var loadedBy: String?
    /// What is loaded into a `Loadable`. For example: `Recipe`, where the field's own type is `Loadable<Recipe>`.
    public var loadedType: SwiftType?

    /// Whether it knows itself how its load goes.
    public var isLoadable: Bool { loadedType != nil }

    public init(name: String, type: SwiftType, defaultValue: SwiftExpression? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// Which mocks are made of a module's protocols, and how.
public struct MockSettings: Hashable, Sendable {
    /// Names of protocols besides those that are annotated, with `*` and `?`.
    public var patterns: [Located<String>]
    public var includesAllPublic: Bool
    public var naming: MockNaming
    /// With `{}` for the protocol's name; the naming's own when `nil`.
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
