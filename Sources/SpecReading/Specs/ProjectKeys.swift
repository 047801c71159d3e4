/// The keys of `project.yml`.
package enum ProjectKeys: String, SpecKeys {
    case project, core, app, appModule, environment, environments, wiring, descriptors, descriptorConformances,
        platforms,
        localization,
        runtime,
        services, samples,
        testing, start, tabs,
        binding, swift,
        build, manifest, packages, xcodegen, bazel, deletedScaffolds, lint

    package static let title = "project"
    package static let required = requiredKeys
    package static let place = "`project.yml`: what all modules share."

    package var key: SpecKey {
        switch self {
        case .project:
            SpecKey(rawValue, .required, type: "name", "The name of the target package.", example: "project: Kitchen")
        case .core:
            SpecKey(
                rawValue,
                .defaults("the project's name + `Core`"),
                type: "name",
                "The core module, which every other module may import.",
                example: "core: KitchenCore"
            )
        case .app:
            SpecKey(
                rawValue,
                .defaults("the project's name"),
                type: "name",
                "The application module, which knows every other module.",
                example: "app: Kitchen"
            )
        case .appModule:
            SpecKey(
                rawValue,
                .defaults("`library`"),
                type: "`library` or `application`",
                "What the app's own module is built as: a library that an application links, or [the application itself](existing-apps.md#in-the-real-application-target), so that its view builders and scenes reach code that can't leave the application's target.",
                example: "appModule: application"
            )
        case .environment:
            SpecKey(
                rawValue,
                .defaults("a scaffolded class `AppEnvironment` of the app"),
                type: "name, or [environment](#environment)",
                "The team's own type with all side effects of the app, to which the resolvers are added. None is scaffolded then.",
                example: "environment: Session"
            )
        case .environments:
            SpecKey(
                rawValue,
                .defaults("`scene`"),
                type: "`scene` or `role`",
                "What the parts of a scene are handed of its environment: all of it, or what is theirs. With `role`, an interactor (in `mvvm` scenes use case and repository) reaches the services and use cases under `uses`, a wireframe the resolvers that routes need, and a view controller what `viewUses` lists and its children; one that uses nothing is made without an environment. `vipergen init` writes `role`.",
                example: "environments: role"
            )
        case .wiring:
            SpecKey(
                rawValue,
                .defaults("`scaffold`"),
                type: "`scaffold` or `generated`",
                "Who writes [the types of a scene's parts](emitted-code.md#generated-wiring), with their properties and initializers. With `generated`, presenter, interactor and wireframe are generated classes, your files are extensions of them, routes that the specs describe need no code of yours, and a view controller is made with its presenter. `vipergen init` writes `generated`.",
                example: "wiring: generated"
            )
        case .descriptors:
            SpecKey(
                rawValue,
                type: "[descriptors](#descriptors)",
                "The team's own namespace and protocol of descriptors, where there are some.",
                example: "descriptors: { namespace: Screens, protocol: ScreenDescriptor }"
            )
        case .descriptorConformances:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of `Equatable`, `Hashable`, `Sendable`, `Codable`",
                "Protocols that the descriptors of all scenes conform to, unless a scene has a list of its own. A feature's enum of scenes conforms to what all descriptors in it do. The compiler writes the conformances, and refuses one that a parameter's type doesn't have.",
                example: "descriptorConformances: [Hashable, Sendable]"
            )
        case .platforms:
            SpecKey(
                rawValue,
                .defaults("`{ iOS: \"16.0\" }`"),
                type: "versions by platform",
                "The oldest systems the app runs on: `iOS`, `macOS`, `macCatalyst`, `tvOS`, `visionOS`.",
                example: "platforms: { iOS: \"17.0\" }"
            )
        case .localization:
            SpecKey(
                rawValue,
                type: "language",
                "The language that developers write texts in, as in `en` or `pt-BR`. Each module with texts then has [a string catalogue](module-definitions.md#texts), and its scaffolds look texts up there. `vipergen init` writes `en`.",
                example: "localization: en"
            )
        case .runtime:
            SpecKey(
                rawValue,
                .defaults("required, unless [only the resolver](existing-apps.md#the-resolver-alone) is generated"),
                type: "[runtime](#runtime)",
                "Where the target package takes `ViperRuntime` from.",
                example: "runtime: { path: ../.. }"
            )
        case .services:
            SpecKey(
                rawValue,
                type: "types, or [services](#service), by name",
                "What the environment offers to scenes; the name is the environment's property.",
                example: "services: { recipeRepository: RecipeRepository }"
            )
        case .samples:
            SpecKey(
                rawValue,
                type: "Swift expressions by type",
                "Values of your own types that emitted tests may use.",
                example: "samples: { Recipe: .sample }"
            )
        case .testing:
            SpecKey(
                rawValue,
                .defaults("`swift-testing`"),
                type: "`swift-testing` or `xctest`",
                "The library that emitted tests are written for.",
                example: "testing: xctest"
            )
        case .start:
            SpecKey(
                rawValue,
                type: "scene",
                "The scene that the app starts on, in a navigation controller. All its parameters need defaults.",
                example: "start: RecipeSearch"
            )
        case .tabs:
            SpecKey(
                rawValue,
                type: "list of scenes, or of [tabs](#tab)",
                "The scenes that the app starts on, one a tab, each in a navigation controller. Not together with `start`.",
                example: "tabs: [RecipeSearch, { scene: KaimonoTop, title: \"Shopping\", systemImage: cart }]"
            )
        case .binding:
            SpecKey(
                rawValue,
                .defaults("`observation` where all platforms have it (iOS 17), else `combine`"),
                type: "`observation`, `combine` or `rx`",
                "How SwiftUI views observe what they draw from.",
                example: "binding: combine"
            )
        case .swift:
            SpecKey(
                rawValue,
                .defaults("all of its defaults"),
                type: "[swift](#swift)",
                "How the target package is compiled.",
                example: "swift: { languageMode: 6 }"
            )
        case .build:
            SpecKey(
                rawValue,
                .defaults("`swiftpm`"),
                type: "`swiftpm`, `xcodegen`, `bazel`, or a list of them",
                "What builds the modules: Swift's package manager by `Package.swift`, a project that XcodeGen makes, by `project.generated.yml`, or Bazel, by `BUILD.bazel`.",
                example: "build: [swiftpm, xcodegen]"
            )
        case .manifest:
            SpecKey(
                rawValue,
                .defaults("`generated`"),
                type: "`generated` or `team`",
                "Who writes `Package.swift`. One that the team writes is never touched; `vipergen check` holds it against the specs.",
                example: "manifest: team"
            )
        case .packages:
            SpecKey(
                rawValue,
                type: "[packages](#package) by name",
                "Third-party Swift packages, whose products modules may list under `packages`.",
                example:
                    "packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: \"6.9.0\", products: [RxSwift, RxCocoa] } }"
            )
        case .xcodegen:
            SpecKey(
                rawValue,
                type: "[xcodegen](#xcodegen)",
                "What `project.generated.yml` needs to know. Required where `build` has `xcodegen`.",
                example: "xcodegen: { bundleIdPrefix: com.example.kitchen }"
            )
        case .bazel:
            SpecKey(
                rawValue,
                type: "[bazel](#bazel)",
                "What `BUILD.bazel` needs to know. Required where `build` has `bazel`.",
                example: "bazel: { bundleIdPrefix: com.example.kitchen }"
            )
        case .deletedScaffolds:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of paths",
                "Scaffolds that you deleted and don't want back, relative to the target package. All other missing scaffolds are written again.",
                example: "deletedScaffolds: [Sources/Recipes/Application/RecipeDetails/RecipeDetailsWireframe.swift]"
            )
        case .lint:
            SpecKey(
                rawValue,
                .defaults("all of its defaults"),
                type: "[lint](#lint)",
                "How the sources are checked.",
                example: "lint: { severity: { unused-dependency: warning } }"
            )
        }
    }
}
