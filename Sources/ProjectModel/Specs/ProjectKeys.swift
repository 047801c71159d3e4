/// The keys of `project.yml`.
enum ProjectKeys: String, SpecKeys {
    case project, core, app, platforms, runtime, services, samples, testing, start, tabs, swift

    static let title = "project"
    static let place = "`project.yml`: what all modules share."

    var key: SpecKey {
        switch self {
        case .project:
            SpecKey(rawValue, .required, type: "name", "The name of the target package.", example: "project: Kitchen")
        case .core:
            SpecKey(
                rawValue, .defaults("the project's name + `Core`"), type: "name",
                "The core module, which every other module may import.", example: "core: KitchenCore")
        case .app:
            SpecKey(
                rawValue, .defaults("the project's name"), type: "name",
                "The application module, which knows every other module.", example: "app: Kitchen")
        case .platforms:
            SpecKey(
                rawValue, .defaults("`{ iOS: \"16.0\" }`"), type: "versions by platform",
                "The oldest systems the app runs on: `iOS`, `macOS`, `macCatalyst`, `tvOS`, `visionOS`.",
                example: "platforms: { iOS: \"17.0\" }")
        case .runtime:
            SpecKey(
                rawValue, .required, type: "[runtime](#runtime)",
                "Where the target package takes `ViperRuntime` from.", example: "runtime: { path: ../.. }")
        case .services:
            SpecKey(
                rawValue, type: "types, or [services](#service), by name",
                "What the environment offers to scenes; the name is the environment's property.",
                example: "services: { recipeRepository: RecipeRepository }")
        case .samples:
            SpecKey(
                rawValue, type: "Swift expressions by type",
                "Values of your own types that emitted tests may use.", example: "samples: { Recipe: .sample }")
        case .testing:
            SpecKey(
                rawValue, .defaults("`swift-testing`"), type: "`swift-testing` or `xctest`",
                "The library that emitted tests are written for.", example: "testing: xctest")
        case .start:
            SpecKey(
                rawValue, type: "scene",
                "The scene that the app starts on, in a navigation controller. All its parameters need defaults.",
                example: "start: RecipeSearch")
        case .tabs:
            SpecKey(
                rawValue, type: "list of scenes",
                "The scenes that the app starts on, one a tab, each in a navigation controller. Not together with `start`.",
                example: "tabs: [RecipeSearch, KaimonoTop]")
        case .swift:
            SpecKey(
                rawValue, .defaults("all of its defaults"), type: "[swift](#swift)",
                "How the target package is compiled.", example: "swift: { languageMode: 6 }")
        }
    }
}

/// The keys of `runtime` in `project.yml`.
enum RuntimeKeys: String, SpecKeys {
    case path, url, version

    static let title = "runtime"
    static let place = "`runtime` in `project.yml`: either `path`, or `url` with `version`."

    var key: SpecKey {
        switch self {
        case .path:
            SpecKey(
                rawValue, type: "path", "The package's folder, relative to the target package.",
                example: "path: ../..")
        case .url:
            SpecKey(
                rawValue, type: "address", "The package's address: `https`, `ssh` or `git@host:path`.",
                example: "url: https://example.com/viper/ViperGen.git")
        case .version:
            SpecKey(
                rawValue, type: "version", "The oldest version to use, up to the next major one. Required with `url`.",
                example: "version: \"1.0.0\"")
        }
    }
}

/// The keys of a service that is spelled out.
enum ServiceKeys: String, SpecKeys {
    case type, `default`, summary

    static let title = "service"
    static let place = "An entry of `services` in `project.yml`, where more than its type is to be said."

    var key: SpecKey {
        switch self {
        case .type:
            SpecKey(
                rawValue, .required, type: "Swift type",
                "The protocol behind the service, or a concrete type of the standard library.",
                example: "type: RecipeRepository")
        case .default:
            SpecKey(
                rawValue, .defaults("a new `Default<Type>`, whose file is scaffolded"), type: "Swift expression",
                "What the app uses unless told otherwise. Required where the type is concrete.",
                example: "default: InMemoryRecipeRepository()")
        case .summary:
            SpecKey(
                rawValue, type: "text", "What the service is for.", example: "summary: All recipes there are.")
        }
    }
}

/// The keys of `swift` in `project.yml`.
enum SwiftKeys: String, SpecKeys {
    case languageMode, defaultIsolation, upcomingFeatures

    static let title = "swift"
    static let place = "`swift` in `project.yml`: how the target package is compiled."

    var key: SpecKey {
        switch self {
        case .languageMode:
            SpecKey(
                rawValue, .defaults("`6`"), type: "`5` or `6`", "The Swift language mode.", example: "languageMode: 5")
        case .defaultIsolation:
            SpecKey(
                rawValue, .defaults("`nonisolated`"), type: "`nonisolated` or `MainActor`",
                "The isolation of declarations that state none.", example: "defaultIsolation: MainActor")
        case .upcomingFeatures:
            SpecKey(
                rawValue, .defaults("`[ExistentialAny, InternalImportsByDefault, MemberImportVisibility]`"),
                type: "list of names", "Features of a later language mode to turn on.",
                example: "upcomingFeatures: [ExistentialAny]")
        }
    }
}
