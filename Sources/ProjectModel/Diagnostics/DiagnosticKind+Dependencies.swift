public import Diagnostics

extension DiagnosticKind {
    static let coreDependsOnFeature = DiagnosticKind("core-depends-on-feature", "A core module depends on a feature.")
    static let dependencyCycle = DiagnosticKind("dependency-cycle", "Core modules depend on each other in a cycle.")
    static let dependencyOnApp = DiagnosticKind("dependency-on-app", "A module depends on the app.")
    static let dependencyOnInterface = DiagnosticKind(
        "dependency-on-interface",
        "An interface module is listed under `dependencies`."
    )
    static let dependencyOnItself = DiagnosticKind("dependency-on-itself", "A module depends on itself.")
    static let featureDependsOnFeature = DiagnosticKind(
        "feature-depends-on-feature",
        "A feature depends on another one."
    )
    public static let unknownModule = DiagnosticKind("unknown-module", "There is no module with this name.")
    static let unknownProduct = DiagnosticKind("unknown-product", "No package has this product.")

    static let aboutDependencies: [DiagnosticKind] = [
        .coreDependsOnFeature,
        .dependencyCycle,
        .dependencyOnApp,
        .dependencyOnInterface,
        .dependencyOnItself,
        .featureDependsOnFeature,
        .unknownModule,
        .unknownProduct,
    ]
}
