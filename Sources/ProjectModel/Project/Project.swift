/// The specs after all checks: all names are resolved, and nothing in it can fail.
public struct Project: Hashable, Sendable {
    /// The name of the target package. For example: `Kitchen`.
    public var name: String
    /// The project's spec, for the headers of files generated from it.
    public var specPath: String
    /// The application module. For example: `Kitchen`.
    public var app: String
    /// The form in which the application module is built.
    public var appModule = AppModuleKind.library
    /// The type with all side effects of the app.
    public var environment: AppEnvironmentType
    /// The types that descriptors of scenes are part of.
    public var descriptors = DescriptorTypes()
    public var platforms: [Platform]
    /// The language of texts in the sources; `nil` if modules have no string catalogues.
    public var localization: String?
    /// The library that compares pictures of screens in tests; `nil` for none.
    public var imageTests: ImageTests?
    public var runtime: PackageSource
    /// The services, in the order of the spec.
    public var services: [Service]
    /// Sample values by the type's normalised spelling.
    public var samples: [String: SwiftExpression]
    public var testing: TestingLibrary
    public var entrance: Entrance
    /// The scopes, in the order of the spec.
    public var scopes: [Scope] = []
    /// The beginnings of the app's links, of which the first is written.
    public var links: [LinkOrigin] = []
    public var swift: SwiftSettings
    /// The core module named by the project first, then the others by name.
    public var coreModules: [CoreModule]
    /// The features, sorted by name.
    public var features: [Feature]
    /// Scenes whose descriptors are the team's own, sorted by name.
    public var adoptedScenes: [AdoptedScene] = []
    /// True if only the switch over adopted scenes is generated.
    public var isResolverOnly = false
    /// True if everything generated lies in the app's own module, beside adopted scenes: there is no interface, core
    /// module or program, and nothing is public.
    public var isAppAlone = false
    /// True if the app has a folder of tests, or gets one: only an app alone may have none.
    public var hasAppTests = true
    /// The folder of the app's sources, relative to the target package.
    public var appSources: String
    /// Paths of files and folders that are left alone: scaffolds that are not written again, and files of no scene that stay.
    public var unmanaged: UnmanagedPaths
    /// The systems that build the modules.
    public var build: Set<BuildSystem> = [.swiftpm]
    public var isBuiltByXcodeGen: Bool { build.contains(where: \.isXcodeGen) }
    /// True if an app around the modules is scaffolded for XcodeGen.
    public var hasAppTarget: Bool { build.contains(.xcodegenWithApp) }
    /// Where the specs say what a manifest of the team's own must hold; `nil` where the manifest is generated.
    public var teamManifest: DefinitionPlaces?
    /// The packages, sorted by name.
    public var packages: [ExternalPackage] = []
    /// The prefix of bundle identifiers; empty if nothing that is built has one.
    public var bundleIdPrefix = ""
    /// The folder of the specs, relative to the target package; `nil` where it lies elsewhere.
    public var specsFolder: String?
    /// The requirements of services' protocols, by name, as far as nothing implements them yet.
    public var serviceProtocols: [String: ServiceProtocol] = [:]
    /// Components that only specs name so far, by name.
    public var unwrittenComponents: [String: FoundComponent] = [:]
    /// The module whose resources have the colours of a design; `nil` if there are none.
    public var moduleOfDesignedColours: String?
    /// Answers to the questions of the team's own templates, including defaults.
    public var options: [String: OptionValue] = [:]
    /// The settings of the lint rules.
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

extension Project {
    /// The schemes of the app's own that links begin with. For example: `kitchen`.
    public var linkSchemes: [String] { links.ownSchemes }
    /// The folder of the application's own sources. For example: `KitchenApp`.
    public var appTargetName: String { Self.appTargetName(of: app) }

    static func appTargetName(of app: String) -> String { app + "App" }
    /// The hosts that universal links begin with. For example: `kitchen.example`.
    public var linkHosts: [String] {
        var seen: Set<String> = []
        return links.filter { $0.scheme == "https" }.compactMap(\.host).filter { seen.insert($0).inserted }
    }
}

/// The screens that the app starts with.
public enum Entrance: Hashable, Sendable {
    /// The specs name no scene to start with.
    case none
    case scene(SceneReference)
    case tabs([Tab])
    /// What is shown depends on the app's state.
    case states([AppState])
}

/// A tab that the app starts with.
public struct Tab: Hashable, Sendable {
    public var scene: SceneReference
    /// The title as a Swift expression.
    public var title: String?
    public var image: TabImage?

    public init(scene: SceneReference, title: String? = nil, image: TabImage? = nil) {
        self.scene = scene
        self.title = title
        self.image = image
    }

    /// True if the specs set the title or image in the tab bar.
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

/// The compiler settings of the target package.
public struct SwiftSettings: Hashable, Sendable {
    public var languageMode: SwiftSettingsSpec.LanguageMode
    public var defaultIsolation: DefaultIsolation
    public var upcomingFeatures: [String]
    /// Conditions for `#if`.
    public var defines: [String] = []
}

/// A service that the environment offers to scenes.
public struct Service: Hashable, Sendable {
    /// The environment's property. For example: `recipeRepository`.
    public var name: String
    public var type: SwiftType
    public var defaultValue: SwiftExpression?
    /// An old object of the app that does the work behind an adapter.
    public var legacy: SwiftExpression?
    /// The stand-in in a stubbed environment.
    public var stub = ServiceStub.mock
    public var summary: String?

    public init(name: String, type: SwiftType, defaultValue: SwiftExpression?, summary: String?) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.summary = summary
    }
}
