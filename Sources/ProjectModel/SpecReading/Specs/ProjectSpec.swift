public import Basics
public import SwiftReading

/// `project.yml`: what all modules share.
public struct ProjectSpec: Hashable, Sendable {
    /// The spec's file, as a diagnostic names it.
    public var path: String
    /// The name of the target package. For example: `Kitchen`.
    public var name: Located<String>
    /// The one version of vipergen that the project is for; any when `nil`. For example: `0.2.1`.
    public var vipergenVersion: Located<String>?
    /// The core module, which every other module may import. For example: `KitchenCore`.
    public var core: Located<String>
    /// The application module, which knows every other module. For example: `Kitchen`.
    public var app: Located<String>
    /// What the app's own module is built as; a library when `nil`.
    public var appModule: Located<AppModuleKind>?
    /// The team's own type with all side effects; scaffolded when `nil`.
    public var environment: EnvironmentSpec?
    /// The team's own types that descriptors are part of.
    public var descriptors: DescriptorsSpec?
    /// Protocols that descriptors conform to, all synthesised; what is known of their parameters decides when `nil`.
    public var descriptorConformances: [Located<String>]?
    /// The oldest system version the app runs on. For example: `iOS` and `17.0`.
    public var platforms: [PlatformSpec]
    /// The language of texts in the sources. Modules have string catalogues where it is there.
    public var localization: Located<String>?
    /// Where the target package takes `ViperRuntime` from; `nil` where no generated code needs it.
    public var runtime: Located<PackageSource>?
    /// What the environment offers to scenes, in the order of the spec.
    public var services: [ServiceSpec]
    /// Values of the team's own types that emitted tests may use. For example: `Recipe: .sample`.
    public var samples: [SampleSpec]
    /// The library that emitted tests are written for.
    public var testing: TestingLibrary
    /// The scene that the app starts on, alone in a navigation controller.
    public var start: Located<String>?
    /// The scenes that the app starts on, one a tab, each in a navigation controller.
    public var tabs: [TabSpec]
    /// Answers to what the team's own templates ask.
    public var options: [OptionSpec] = []
    /// How the target package is compiled.
    public var swift: SwiftSettingsSpec
    /// What builds the modules; Swift's package manager when empty.
    public var build: [Located<BuildSystem>] = []
    /// Who writes `Package.swift`; the tool when `nil`.
    public var manifest: Located<ManifestOwner>?
    /// In the order of the spec.
    public var packages: [PackageSpec] = []
    /// What bundle identifiers begin with. For example: `com.example.kitchen`.
    public var bundleIdPrefix: Located<String>?
    /// Whether an app around the modules is scaffolded for XcodeGen.
    public var hasAppTarget: Bool { build.contains { $0.value == .xcodegenWithApp } }
    /// Files and folders that are left alone, whether they are there or not, relative to the target package.
    public var unmanaged: [Located<String>]
    /// Folders of templates besides the project's own: paths relative to the folder of specs, or words for folders of ours.
    public var templates: [Located<String>] = []
    /// How the sources are checked.
    public var lint = LintSpec()
    /// Where the spec begins, for what it lacks.
    public var top: SourceLocation
    /// Where each key is that the spec has.
    public internal(set) var keyPlaces: [ProjectKeys: SourceLocation] = [:]

    /// What compares pictures of screens in tests; `nil` where nothing does.
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
    /// As SwiftPM spells it: `iOS`, `macOS`, `tvOS`, `visionOS`.
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
    /// The platforms of the project that are older than what it needs, each with the major version that is needed.
    ///
    /// - Parameter since: major versions by the names of platforms. Others are new enough in all versions.
    public func platforms(before since: [String: Int]) -> [(platform: PlatformSpec, since: Int)] {
        platforms.compactMap { platform in
            since[platform.name.value].flatMap { platform.majorVersion < $0 ? (platform, $0) : nil }
        }
    }
}

/// Something that the environment offers to scenes.
public struct ServiceSpec: Hashable, Sendable {
    /// The environment's property. For example: `recipeRepository`.
    public var name: Located<String>
    /// The protocol behind it, or a concrete standard type. For example: `RecipeRepository`.
    public var type: Located<SwiftType>
    /// What the app uses unless told otherwise; by default a new `Default<Type>`.
    public var defaultValue: Located<SwiftExpression>?
    /// An old object of the app that does the work behind an adapter. For example: `LegacyActivityLogger.shared`.
    public var legacy: Located<SwiftExpression>?
    /// What stands behind it in a stubbed environment; its mock when `nil`.
    public var stub: Located<ServiceStub>?
    public var summary: String?
}

/// What stands behind a service in a stubbed environment.
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

/// How the target package is compiled.
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
    /// Where the settings stand; `nil` for the defaults.
    public var location: SourceLocation?
}
