import Diagnostics

extension DiagnosticKind {
    static let manifestDependency = DiagnosticKind(
        "manifest-dependency",
        "A target in `Package.swift` lacks a dependency that the specs ask for."
    )
    static let manifestExtraDependency = DiagnosticKind(
        "manifest-extra-dependency",
        "A target in `Package.swift` has a dependency that the specs don't ask for."
    )
    static let manifestName = DiagnosticKind("manifest-name", "`Package.swift` has a different name from the project.")
    static let manifestPackage = DiagnosticKind(
        "manifest-package",
        "`Package.swift` lacks a package, or has another address or version for it."
    )
    static let manifestPath = DiagnosticKind(
        "manifest-path",
        "A target has a different path in `Package.swift` than in the specs."
    )
    static let manifestLocalization = DiagnosticKind(
        "manifest-localization",
        "`Package.swift` has a different default localization than the specs."
    )
    static let manifestPlatform = DiagnosticKind(
        "manifest-platform",
        "`Package.swift` has different platforms than the specs."
    )
    static let manifestProduct = DiagnosticKind(
        "manifest-product",
        "`Package.swift` has no library product of the app's target."
    )
    static let manifestResources = DiagnosticKind(
        "manifest-resources",
        "A target in `Package.swift` lacks its resources."
    )
    static let manifestSettings = DiagnosticKind(
        "manifest-settings",
        "A target in `Package.swift` has different settings than in the specs."
    )
    static let manifestTarget = DiagnosticKind(
        "manifest-target",
        "`Package.swift` lacks a target, or has one of another kind."
    )
    static let manifestTools = DiagnosticKind(
        "manifest-tools",
        "`Package.swift` has a tools version that is too old for the specs."
    )

    static let aboutManifest: [DiagnosticKind] = [
        .manifestDependency,
        .manifestExtraDependency,
        .manifestLocalization,
        .manifestName,
        .manifestPackage,
        .manifestPath,
        .manifestPlatform,
        .manifestProduct,
        .manifestResources,
        .manifestSettings,
        .manifestTarget,
        .manifestTools,
    ]
}
