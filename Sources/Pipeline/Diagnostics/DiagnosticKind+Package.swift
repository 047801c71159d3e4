extension DiagnosticKind {
    static let bazelSpecsElsewhere = DiagnosticKind(
        "bazel-specs-elsewhere",
        "Bazel builds the project, and the specs aren't in the target package."
    )
    static let missingSources = DiagnosticKind("missing-sources", "A module has no sources.")
    static let noTargetPackage = DiagnosticKind("no-target-package", "The folder holds none of the project's modules.")
    static let outputInSpecs = DiagnosticKind(
        "output-in-specs",
        exit: .usage,
        "The target package is in the folder of specs."
    )
    static let typeDeclared = DiagnosticKind(
        "type-declared",
        "A source of yours declares a type that would be generated."
    )
    static let typeInOtherModule = DiagnosticKind(
        "type-in-other-module",
        "A type that belongs in one module is declared in another."
    )

    static let aboutPackage: [DiagnosticKind] = [
        .bazelSpecsElsewhere,
        .missingSources,
        .noTargetPackage,
        .outputInSpecs,
        .typeDeclared,
        .typeInOtherModule,
    ]
}
