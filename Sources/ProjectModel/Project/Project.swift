public import SwiftReading
public import Templating

/// The specs after every check: all names are resolved, and nothing in it can fail any more.
public struct Project: Hashable, Sendable {
    /// The name of the target package. For example: `Kitchen`.
    public var name: String
    /// The project spec's file, for the headers of what comes from it.
    public var specPath: String
    /// The application module. For example: `Kitchen`.
    public var app: String
    /// What that is built as.
    public var appModule = AppModuleKind.library
    /// The type with all side effects of the app.
    public var environment: AppEnvironmentType
    /// What descriptors of scenes are part of.
    public var descriptors = DescriptorTypes()
    public var platforms: [Platform]
    /// The language of texts in the sources; `nil` where modules have no string catalogues.
    public var localization: String?
    /// What compares pictures of screens in tests; `nil` where nothing does.
    public var imageTests: ImageTests?
    public var runtime: PackageSource
    /// In the order of the spec.
    public var services: [Service]
    /// Sample values by the type's normalised spelling.
    public var samples: [String: SwiftExpression]
    public var testing: TestingLibrary
    public var entrance: Entrance
    public var swift: SwiftSettings
    /// The core module named by the project first, then the others by name.
    public var coreModules: [CoreModule]
    /// By name.
    public var features: [Feature]
    /// Scenes whose descriptors are the team's own, by name.
    public var adoptedScenes: [AdoptedScene] = []
    /// Whether the switch over adopted scenes is all that is generated.
    public var isResolverOnly = false
    /// Whether all that is generated lies in the app's own module, beside adopted scenes: there is no interface, no core module
    /// and no program, and nothing is public.
    public var isAppAlone = false
    /// Whether the app has the folder of its tests; only where it is alone, others get one.
    public var hasAppTests = true
    /// The folder of the app's sources, relative to the target package.
    public var appSources: String
    /// Paths of files and folders that are left alone: scaffolds that are not written again, and files of no scene that stay.
    public var unmanaged: UnmanagedPaths
    /// What builds the modules.
    public var build: Set<BuildSystem> = [.swiftpm]
    public var isBuiltByXcodeGen: Bool { build.contains(where: \.isXcodeGen) }
    /// Whether an app around the modules is scaffolded for XcodeGen.
    public var hasAppTarget: Bool { build.contains(.xcodegenWithApp) }
    /// Where the specs say what a manifest of the team's own must hold; `nil` where the manifest is generated.
    public var teamManifest: DefinitionPlaces?
    /// By name.
    public var packages: [ExternalPackage] = []
    /// What bundle identifiers begin with; empty where nothing is built that has some.
    public var bundleIdPrefix = ""
    /// The folder of the specs, relative to the target package; `nil` where it lies elsewhere.
    public var specsFolder: String?
    /// What the protocols of services ask for, by name, as far as nothing implements them yet.
    public var serviceProtocols: [String: ServiceProtocol] = [:]
    /// Components that only specs name so far, by name.
    public var unwrittenComponents: [String: FoundComponent] = [:]
    /// Answers to what the team's own templates ask, those that its spec leaves to their defaults among them.
    public var options: [String: OptionValue] = [:]
    /// How the sources are checked.
    public var lint = LintSpec()

    public init(
        name: String,
        specPath: String,
        app: String,
        platforms: [Platform],
        runtime: PackageSource,
        services: [Service],
        samples: [String: SwiftExpression],
        testing: TestingLibrary,
        entrance: Entrance,
        swift: SwiftSettings,
        coreModules: [CoreModule],
        features: [Feature],
        unmanaged: UnmanagedPaths = UnmanagedPaths()
    ) {
        self.name = name
        self.specPath = specPath
        self.app = app
        environment = AppEnvironmentType(scaffoldedIn: app)
        appSources = "Sources/\(app)"
        self.platforms = platforms
        self.runtime = runtime
        self.services = services
        self.samples = samples
        self.testing = testing
        self.entrance = entrance
        self.swift = swift
        self.coreModules = coreModules
        self.features = features
        self.unmanaged = unmanaged
    }
}

/// What the app shows when it starts.
public enum Entrance: Hashable, Sendable {
    /// The specs name no scene to start with.
    case none
    case scene(SceneReference)
    case tabs([Tab])
}

/// A tab that the app starts with.
public struct Tab: Hashable, Sendable {
    public var scene: SceneReference
    /// A Swift expression.
    public var title: String?
    public var image: TabImage?

    public init(scene: SceneReference, title: String? = nil, image: TabImage? = nil) {
        self.scene = scene
        self.title = title
        self.image = image
    }

    /// Whether the specs say what the tab bar shows.
    public var hasItem: Bool { title != nil || image != nil }
}

/// A scene, named from elsewhere.
public struct SceneReference: Hashable, Sendable {
    public var feature: String
    public var scene: String

    public init(feature: String, scene: String) {
        self.feature = feature
        self.scene = scene
    }
}

/// A platform and its oldest supported version. For example: `iOS` and `17.0`.
public struct Platform: Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// How the target package is compiled.
public struct SwiftSettings: Hashable, Sendable {
    public var languageMode: SwiftSettingsSpec.LanguageMode
    public var defaultIsolation: DefaultIsolation
    public var upcomingFeatures: [String]
    /// Conditions for `#if`.
    public var defines: [String] = []
}

/// Something that the environment offers to scenes.
public struct Service: Hashable, Sendable {
    /// The environment's property. For example: `recipeRepository`.
    public var name: String
    public var type: SwiftType
    public var defaultValue: SwiftExpression?
    /// An old object of the app that does the work behind an adapter.
    public var legacy: SwiftExpression?
    /// What stands behind it in a stubbed environment.
    public var stub = ServiceStub.mock
    public var summary: String?

    public init(name: String, type: SwiftType, defaultValue: SwiftExpression?, summary: String?) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.summary = summary
    }
}
