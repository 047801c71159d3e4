// swift-tools-version: 6.2
import PackageDescription

// Scenes as the second generation emits them and as people fill them in, with the runtime that they need. Not emitted yet:
// docs/second-generation.md. `./check` compiles them in all modes.

/// How the scenes are compiled: `6`, `5`, `6-main` or `5-main`, the last two on the main actor by default.
let mode = Context.environment["SCENE_MODE"] ?? "6"

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
let runtime: [SwiftSetting] = features + [.swiftLanguageMode(.v6)]
let scenes: [SwiftSetting] =
    features + [.swiftLanguageMode(mode.hasPrefix("5") ? .v5 : .v6)]
    + (mode.hasSuffix("main") ? [.defaultIsolation(MainActor.self)] : [])

func interface(_ module: String, _ more: Target.Dependency...) -> Target {
    .target(name: "\(module)Interface", dependencies: ["KitchenCore", "ViperRuntime"] + more, swiftSettings: scenes)
}

func feature(_ module: String, _ more: Target.Dependency..., resources: [Resource] = []) -> Target {
    let own: [Target.Dependency] = [.target(name: "\(module)Interface"), "KitchenCore", "ViperRuntime"]
    return .target(name: module, dependencies: own + more, resources: resources, swiftSettings: scenes)
}

func tests(of module: String, _ more: Target.Dependency...) -> Target {
    let own: [Target.Dependency] = [
        .target(name: module), "KitchenCore", "KitchenCoreTestSupport", "ViperRuntime", "ViperTesting",
    ]
    return .testTarget(name: "\(module)Tests", dependencies: own + more, swiftSettings: scenes)
}

let package = Package(
    name: "SecondGeneration",
    platforms: [.macOS(.v14), .iOS(.v17)],
    targets: [
        .target(name: "ViperIssues", swiftSettings: runtime),
        .target(
            name: "ViperHeadless",
            dependencies: ["ViperIssues"],
            exclude: ["Headless/WebViewScreen+Headless.swift"],
            swiftSettings: runtime
        ),
        .target(name: "ViperRuntime", dependencies: ["ViperHeadless"], swiftSettings: runtime),
        .target(name: "ViperImages", dependencies: ["ViperRuntime"], swiftSettings: runtime),
        .target(name: "ViperWeb", dependencies: ["ViperRuntime"], swiftSettings: runtime),
        .target(name: "ViperTesting", dependencies: ["ViperIssues", "ViperRuntime"], swiftSettings: runtime),

        .target(name: "KitchenCore", dependencies: ["ViperRuntime"], swiftSettings: scenes),
        .target(
            name: "KitchenCoreTestSupport",
            dependencies: ["KitchenCore", "ViperTesting"],
            swiftSettings: scenes
        ),
        interface("Cart"),
        interface("Cinema"),
        interface("Kaimono"),
        interface("Newsroom"),
        interface("Recipes"),
        interface("Users"),
        .target(name: "UsersUI", dependencies: ["KitchenCore", "ViperRuntime"], swiftSettings: scenes),
        feature("Cart", "UsersInterface"),
        feature("Cinema"),
        feature("Kaimono", "CartInterface", "ViperImages"),
        feature("Newsroom", "RecipesInterface"),
        feature("Recipes", "UsersInterface", "ViperWeb", resources: [.process("Resources")]),
        feature("Users", "NewsroomInterface", "UsersUI"),
        .target(
            name: "KitchenApp",
            dependencies: [
                "Cart", "CartInterface", "Cinema", "CinemaInterface", "Kaimono", "KaimonoInterface", "KitchenCore",
                "Newsroom",
                "NewsroomInterface", "Recipes", "RecipesInterface", "Users", "UsersInterface", "ViperImages",
                "ViperRuntime",
            ],
            swiftSettings: scenes
        ),
        .target(name: "OldestSystem", dependencies: ["ViperRuntime"], swiftSettings: scenes),
        .testTarget(
            name: "RuntimeTests",
            dependencies: ["ViperRuntime", "ViperTesting"],
            swiftSettings: scenes
        ),
        tests(of: "Cart", "CartInterface", "UsersInterface"),
        tests(of: "Cinema", "CinemaInterface"),
        tests(of: "Kaimono", "CartInterface", "KaimonoInterface"),
        tests(
            of: "KitchenApp",
            "CartInterface",
            "CinemaInterface",
            "KaimonoInterface",
            "NewsroomInterface",
            "RecipesInterface",
            "UsersInterface"
        ),
        tests(of: "Recipes", "RecipesInterface", "UsersInterface", "ViperWeb"),
        tests(of: "Users", "NewsroomInterface", "UsersInterface", "UsersUI"),
    ]
)
