/// `project.yml`: the settings that all modules share.
public struct ProjectSpec: Hashable, Sendable {
    /// The spec's file, as a diagnostic names it.
    public var path: String
    /// The name of the target package. For example: `Kitchen`.
    public var name: Located<String>
    /// The only version of vipergen that the project accepts; any when `nil`. For example: `0.2.1`.
    public var vipergenVersion: Located<String>?
    /// The core module, which every other module may import. For example: `KitchenCore`.
    public var core: Located<String>
    /// The application module, which knows every other module. For example: `Kitchen`.
    public var app: Located<String>
    /// The form in which the app's own module is built; a library when `nil`.
    public var appModule: Located<AppModuleKind>?
    /// The team's own type with all side effects; scaffolded when `nil`.
    public var environment: EnvironmentSpec?
    /// The team's own types that descriptors are part of.
    public var descriptors: DescriptorsSpec?
    /// Protocols that descriptors conform to, all synthesised; chosen by their parameters' types when `nil`.
    public var descriptorConformances: [Located<String>]?
    /// The oldest system version the app runs on. For example: `iOS` and `17.0`.
    public var platforms: [PlatformSpec]
    /// The language of texts in the sources. Modules have string catalogues if it is set.
    public var localization: Located<String>?
    /// The source of `ViperRuntime` for the target package; `nil` if no generated code needs it.
    public var runtime: Located<PackageSource>?
    /// The services that the environment offers to scenes, in the order of the spec.
    public var services: [ServiceSpec]
    /// Values of the team's own types that emitted tests may use. For example: `Recipe: .sample`.
    public var samples: [SampleSpec]
    /// The library that emitted tests are written for.
    public var testing: TestingLibrary
    /// The scene that the app starts on, alone in a navigation controller.
    public var start: Located<String>?
    /// The states of the app, where it doesn't show the same all the time.
    public var states: [StateSpec] = []
    /// The services that are there in one state only.
    public var scopes: [ScopeSpec] = []
    /// The scenes that the app starts on, one a tab, each in a navigation controller.
    public var tabs: [TabSpec]
    /// The beginnings of the app's links, of which the first is written.
    public var links: [Located<LinkOrigin>] = []
    /// Answers to the questions of the team's own templates.
    public var options: [OptionSpec] = []
    /// The compiler settings of the target package.
    public var swift: SwiftSettingsSpec
    /// The tools that build the modules; SwiftPM when empty.
    public var build: [Located<BuildSystem>] = []
    /// The author of `Package.swift`; the tool when `nil`.
    public var manifest: Located<ManifestOwner>?
    /// The packages, in the order of the spec.
    public var packages: [PackageSpec] = []
    /// The prefix of bundle identifiers. For example: `com.example.kitchen`.
    public var bundleIdPrefix: Located<String>?
    /// True if an app around the modules is scaffolded for XcodeGen.
    public var hasAppTarget: Bool { build.contains { $0.value == .xcodegenWithApp } }
    /// Files and folders that are left alone, whether they are there or not, relative to the target package.
    public var unmanaged: [Located<String>]
    /// Folders of templates besides the project's own: paths relative to the folder of specs, or words for folders of ours.
    public var templates: [Located<String>] = []
    /// The settings of the lint rules.
    public var lint = LintSpec()
    /// The start of the spec, where missing keys are reported.
    public var top: SourceLocation
    /// The places of the keys in the spec.
    public internal(set) var keyPlaces: [ProjectKeys: SourceLocation] = [:]

    /// The library that compares pictures of screens in tests; `nil` for none.
    public var imageTests: Located<ImageTests>?

    public init(
        path: String,
        name: Located<String>,
        core: Located<String>,
        app: Located<String>,
        platforms: [PlatformSpec],
        runtime: Located<PackageSource>?,
        services: [ServiceSpec],
        samples: [SampleSpec],
        testing: TestingLibrary,
        start: Located<String>?,
        tabs: [TabSpec],
        swift: SwiftSettingsSpec,
        unmanaged: [Located<String>] = []
    ) {
        self.path = path
        top = SourceLocation(path: path, line: 1, column: 1)
        self.name = name
        self.core = core
        self.app = app
        self.platforms = platforms
        self.runtime = runtime
        self.services = services
        self.samples = samples
        self.testing = testing
        self.start = start
        self.tabs = tabs
        self.swift = swift
        self.unmanaged = unmanaged
    }
}

/// A platform and its oldest supported version.
public struct PlatformSpec: Hashable, Sendable {
    /// The platform as SwiftPM spells it: `iOS`, `macOS`, `tvOS`, `visionOS`.
    public var name: Located<String>
    /// For example: `17.0`.
    public var version: Located<String>

    public init(name: Located<String>, version: Located<String>) {
        self.name = name
        self.version = version
    }

    /// For example: 17.
    fileprivate var majorVersion: Int { Int(version.value.prefix { $0 != "." }) ?? 0 }
}

extension ProjectSpec {
    /// Returns the project's platforms that are older than required, each with the major version that is required.
    ///
    /// - Parameter since: major versions by the names of platforms. Any version of another platform is new enough.
    public func platforms(before since: [String: Int]) -> [(platform: PlatformSpec, since: Int)] {
        platforms.compactMap { platform in
            since[platform.name.value].flatMap { platform.majorVersion < $0 ? (platform, $0) : nil }
        }
    }
}

/// A service that the environment offers to scenes.
public struct ServiceSpec: Hashable, Sendable {
    /// The environment's property. For example: `recipeRepository`.
    public var name: Located<String>
    /// The protocol behind it, or a concrete standard type. For example: `RecipeRepository`.
    public var type: Located<SwiftType>
    /// The app's default implementation; a new `Default<Type>` when `nil`.
    public var defaultValue: Located<SwiftExpression>?
    /// An old object of the app that does the work behind an adapter. For example: `LegacyActivityLogger.shared`.
    public var legacy: Located<SwiftExpression>?
    /// The stand-in in a stubbed environment; the service's mock when `nil`.
    public var stub: Located<ServiceStub>?
    public var summary: String?
}

/// The stand-in for a service in a stubbed environment.
public enum ServiceStub: String, CaseIterable, Hashable, Sendable {
    /// The mock of its protocol.
    case mock
    /// A server that answers with the JSON that a test registers.
    case json
}

/// A value of one of the team's own types, for tests. For example: `Recipe: .sample`.
public struct SampleSpec: Hashable, Sendable {
    public var type: Located<SwiftType>
    public var value: Located<SwiftExpression>
}

/// The library that emitted tests are written for.
public enum TestingLibrary: String, CaseIterable, Hashable, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
}

/// The compiler settings of the target package.
public struct SwiftSettingsSpec: Hashable, Sendable {
    public enum LanguageMode: String, CaseIterable, Hashable, Sendable {
        case v5 = "5"
        case v6 = "6"
    }

    public var languageMode: LanguageMode
    public var defaultIsolation: DefaultIsolation
    /// For example: `ExistentialAny`.
    public var upcomingFeatures: [Located<String>]
    /// Conditions for `#if`. For example: `INTERNAL_BUILD`.
    public var defines: [Located<String>] = []
    /// The place of the settings; `nil` for the defaults.
    public var location: SourceLocation?
}
