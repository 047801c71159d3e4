public import Diagnostics

extension DiagnosticKind {
    static let appTargetNotOfIos = DiagnosticKind(
        "app-target-not-of-ios",
        "`appTarget` is asked for, and the project isn't one for iOS, or for others as well."
    )
    static let applicationImported = DiagnosticKind(
        "application-imported",
        "The app's own module is the application, and something would import it."
    )
    static let bazelNameNotAscii = DiagnosticKind(
        "bazel-name-not-ascii",
        "Bazel builds the project, and a target's name isn't ASCII."
    )
    static let bazelPackagesWithoutSwiftpm = DiagnosticKind(
        "bazel-packages-without-swiftpm",
        "Bazel builds the project, which has `packages`, and SwiftPM doesn't."
    )
    static let platformTooOld = DiagnosticKind("platform-too-old", "ViperRuntime doesn't build for so old a system.")
    static let catalystWithoutIos = DiagnosticKind("catalyst-without-ios", "`macCatalyst` is listed without `iOS`.")
    static let coreIsNoFeature = DiagnosticKind("core-is-no-feature", "The project's core module has another kind.")
    public static let coreWithScenes = DiagnosticKind("core-with-scenes", "A core module has a scene.")
    static let coreWithUseCases = DiagnosticKind("core-with-use-cases", "A core module has a use case or a repository.")
    static let manifestWithoutSwiftpm = DiagnosticKind(
        "manifest-without-swiftpm",
        "`manifest` is set, but SwiftPM doesn't build the project."
    )
    static let overlappingSources = DiagnosticKind("overlapping-sources", "The folders of two modules overlap.")
    static let sandboxNeedsSample = DiagnosticKind(
        "sandbox-needs-sample",
        "A sandbox can't open a scene without a value for its parameter."
    )
    static let sandboxOfNoFeature = DiagnosticKind(
        "sandbox-of-no-feature",
        "`sandbox` is set for a module that isn't a feature."
    )
    static let sandboxWithoutScenes = DiagnosticKind(
        "sandbox-without-scenes",
        "`sandbox` is set for a feature without scenes."
    )
    static let sourcesLeavePackage = DiagnosticKind(
        "sources-leave-package",
        "The folder of a module is a link that points out of the target package."
    )
    static let tooManyScenes = DiagnosticKind("too-many-scenes", "A module has more than 300 scenes.")
    static let twoMacPlatforms = DiagnosticKind("two-mac-platforms", "`macOS` and `macCatalyst` are both listed.")
    static let uiModuleOfNoFeature = DiagnosticKind(
        "ui-module-of-no-feature",
        "`uiModule` is set for a module that isn't a feature."
    )
    static let xcodegenWithoutBuild = DiagnosticKind(
        "xcodegen-without-build",
        "`xcodegen` or `bundleIdPrefix` is set, but nothing that uses it builds the project."
    )
    public static let noSuchFolder = DiagnosticKind("no-such-folder", "The folder of a package isn't there.")

    static let aboutModules: [DiagnosticKind] = [
        .appTargetNotOfIos,
        .applicationImported,
        .bazelNameNotAscii,
        .bazelPackagesWithoutSwiftpm,
        .catalystWithoutIos,
        .platformTooOld,
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
