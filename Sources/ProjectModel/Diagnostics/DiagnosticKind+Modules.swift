public import Diagnostics

extension DiagnosticKind {
    static let appTargetNotOfIos = DiagnosticKind(
        "app-target-not-of-ios",
        "`appTarget` is asked for, and the project isn't one for iOS, or for others as well.",
        because: "Its delegates are UIKit's, and icon, launch screen and Info.plist are those of an app for iOS.",
        wrong: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example, appTarget: true }
            platforms: { iOS: "17.0", tvOS: "17.0" }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example, appTarget: true }
            platforms: { iOS: "17.0" }
            """
    )

    static let applicationImported = DiagnosticKind(
        "application-imported",
        "The app's own module is the application, and something would import it.",
        because: "An application is no module of the package: only its own tests see it.",
        wrong: """
            # specs/project.yml
            appModule: application
            # specs/Kitchen/module.yml
            mocks: public
            """,
        right: """
            # specs/project.yml
            appModule: application
            # specs/KitchenCore/module.yml
            kind: core
            mocks: public
            """
    )

    static let bazelNameNotAscii = DiagnosticKind(
        "bazel-name-not-ascii",
        "Bazel builds the project, and a target's name isn't ASCII.",
        because: "Bazel's labels are ASCII.",
        wrong: """
            # specs/project.yml
            build: [swiftpm, bazel]
            bazel: { bundleIdPrefix: com.example }
            # specs/Küche/Herd.yml
            style: swiftui
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, bazel]
            bazel: { bundleIdPrefix: com.example }
            # specs/Kueche/Herd.yml
            style: swiftui
            """
    )

    static let bazelPackagesWithoutSwiftpm = DiagnosticKind(
        "bazel-packages-without-swiftpm",
        "Bazel builds the project, which has `packages`, and SwiftPM doesn't.",
        because: "rules_swift_package_manager fetches what `Package.swift` lists: nothing without it.",
        wrong: """
            # specs/project.yml
            build: bazel
            bazel: { bundleIdPrefix: com.example }
            packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: "6.9.0" } }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, bazel]
            bazel: { bundleIdPrefix: com.example }
            packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: "6.9.0" } }
            """
    )

    static let bazelWithoutBuild = DiagnosticKind(
        "bazel-without-build",
        "`bazel` is set, but Bazel doesn't build the project.",
        because: "It would do nothing.",
        wrong: """
            # specs/project.yml
            bazel: { bundleIdPrefix: com.example }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, bazel]
            bazel: { bundleIdPrefix: com.example }
            """
    )

    static let catalystWithoutIos = DiagnosticKind(
        "catalyst-without-ios",
        "`macCatalyst` is listed without `iOS`.",
        because: "Xcode builds for Mac Catalyst what it builds for iOS.",
        wrong: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example }
            platforms: { macCatalyst: "17.0" }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example }
            platforms: { iOS: "17.0", macCatalyst: "17.0" }
            """
    )

    static let coreIsNoFeature = DiagnosticKind(
        "core-is-no-feature",
        "The project's core module has another kind.",
        because: "Every feature imports it.",
        wrong: """
            # specs/KitchenCore/module.yml
            kind: feature
            """,
        right: """
            # specs/KitchenCore/module.yml
            kind: core
            """
    )

    public static let coreWithScenes = DiagnosticKind(
        "core-with-scenes",
        "A core module has a scene.",
        because: "Screens belong in features, so that changing one doesn't rebuild everything.",
        wrong: """
            # specs/KitchenCore/module.yml
            kind: core
            # specs/KitchenCore/RecipeList.yml
            scene: RecipeList
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            """
    )

    static let coreWithUseCases = DiagnosticKind(
        "core-with-use-cases",
        "A core module has a use case or a repository.",
        because:
            "Use cases belong to a feature, and others reach them through the resolver. Make it a service if every module needs it.",
        wrong: """
            # specs/KitchenCore/module.yml
            kind: core
            useCases: { FetchRecipe: { methods: { run: } } }
            """,
        right: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            """
    )

    static let manifestWithoutSwiftpm = DiagnosticKind(
        "manifest-without-swiftpm",
        "`manifest` is set, but SwiftPM doesn't build the project.",
        because: "Without SwiftPM there is no `Package.swift`.",
        wrong: """
            # specs/project.yml
            build: xcodegen
            xcodegen: { bundleIdPrefix: com.example }
            manifest: team
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example }
            manifest: team
            """
    )

    static let overlappingSources = DiagnosticKind(
        "overlapping-sources",
        "The folders of two modules overlap.",
        because: "A file would belong to both.",
        wrong: """
            # specs/Recipes/module.yml
            sources: Modules/Recipes
            # specs/Shopping/module.yml
            sources: Modules/Recipes/Shopping
            """,
        right: """
            # specs/Recipes/module.yml
            sources: Modules/Recipes
            # specs/Shopping/module.yml
            sources: Modules/Shopping
            """
    )

    static let sandboxNeedsSample = DiagnosticKind(
        "sandbox-needs-sample",
        "A sandbox can't open a scene without a value for its parameter.",
        because: "A sandbox shows every scene of its feature, so it needs an example of each type that they take.",
        wrong: """
            # specs/Recipes/module.yml
            sandbox: true
            # specs/Recipes/RecipeDetails.yml
            parameters: { theme: Theme }
            """,
        right: """
            # specs/project.yml
            samples: { Theme: .sample }
            # specs/Recipes/module.yml
            sandbox: true
            # specs/Recipes/RecipeDetails.yml
            parameters: { theme: Theme }
            """
    )

    static let sandboxOfNoFeature = DiagnosticKind(
        "sandbox-of-no-feature",
        "`sandbox` is set for a module that isn't a feature.",
        because: "A sandbox is an app that shows the scenes of one feature.",
        wrong: """
            # specs/Design/module.yml
            kind: core
            sandbox: true
            """,
        right: """
            # specs/Design/module.yml
            kind: core
            """
    )

    static let sandboxWithoutScenes = DiagnosticKind(
        "sandbox-without-scenes",
        "`sandbox` is set for a feature without scenes.",
        because: "There would be nothing to show.",
        wrong: """
            # specs/Recipes/module.yml
            sandbox: true
            """,
        right: """
            # specs/Recipes/module.yml
            sandbox: true
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """
    )

    static let sourcesLeavePackage = DiagnosticKind(
        "sources-leave-package",
        "The folder of a module is a link that points out of the target package.",
        because: "Nothing is written outside of the target package.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources && ln -s /tmp Sources/Recipes
            $ vipergen validate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources/Recipes
            $ vipergen validate
            """
    )

    static let tooManyScenes = DiagnosticKind(
        "too-many-scenes",
        "A module has more than 300 scenes.",
        because: "Beyond that, the compiler can't check its resolver in reasonable time.",
        wrong: """
            $ mkdir -p specs/Recipes
            $ for number in $(seq 301); do touch specs/Recipes/Page$number.yml; done
            $ vipergen validate
            """,
        right: """
            $ mkdir -p specs/Recipes
            $ for number in $(seq 300); do touch specs/Recipes/Page$number.yml; done
            $ vipergen validate
            """
    )

    static let twoMacPlatforms = DiagnosticKind(
        "two-mac-platforms",
        "`macOS` and `macCatalyst` are both listed.",
        because: "XcodeGen builds a target for one of the two.",
        wrong: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example }
            platforms: { iOS: "17.0", macOS: "14.0", macCatalyst: "17.0" }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example }
            platforms: { iOS: "17.0", macOS: "14.0" }
            """
    )

    static let uiModuleOfNoFeature = DiagnosticKind(
        "ui-module-of-no-feature",
        "`uiModule` is set for a module that isn't a feature.",
        because: "Only features have generated views in a module of their own.",
        wrong: """
            # specs/Design/module.yml
            kind: core
            uiModule: true
            """,
        right: """
            # specs/Design/module.yml
            kind: core
            """
    )

    static let xcodegenWithoutBuild = DiagnosticKind(
        "xcodegen-without-build",
        "`xcodegen` is set, but XcodeGen doesn't build the project.",
        because: "It would do nothing.",
        wrong: """
            # specs/project.yml
            xcodegen: { bundleIdPrefix: com.example }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example }
            """
    )

    public static let noSuchFolder = DiagnosticKind(
        "no-such-folder",
        "The folder of a package isn't there.",
        because: "SwiftPM would refuse the generated `Package.swift`.",
        wrong: """
            # specs/project.yml
            packages: { Charts: { path: Packages/Charts } }
            $ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
            $ vipergen validate
            """,
        right: """
            # specs/project.yml
            packages: { Charts: { path: Packages/Chart } }
            $ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
            $ vipergen validate
            """
    )

    static let aboutModules: [DiagnosticKind] = [
        .appTargetNotOfIos,
        .applicationImported,
        .bazelNameNotAscii,
        .bazelPackagesWithoutSwiftpm,
        .bazelWithoutBuild,
        .catalystWithoutIos,
        .coreIsNoFeature,
        .coreWithScenes,
        .coreWithUseCases,
        .manifestWithoutSwiftpm,
        .noSuchFolder,
        .overlappingSources,
        .sandboxNeedsSample,
        .sandboxOfNoFeature,
        .sandboxWithoutScenes,
        .sourcesLeavePackage,
        .tooManyScenes,
        .twoMacPlatforms,
        .uiModuleOfNoFeature,
        .xcodegenWithoutBuild,
    ]
}
