import Diagnostics

extension DiagnosticKind {
    static let flagOfNoService = DiagnosticKind("flag-of-no-service", "The flag of a variant doesn't ask a service.")
    static let variantOfItself = DiagnosticKind("variant-of-itself", "A scene is a variant of itself.")
    static let variantOutput = DiagnosticKind(
        "variant-output",
        "A variant has a different output from the scene that it replaces."
    )
    static let variantParameters = DiagnosticKind(
        "variant-parameters",
        "A variant has different parameters from the scene that it replaces."
    )
    static let variantWithVariants = DiagnosticKind("variant-with-variants", "A variant has its own variants.")

    static let aboutVariants: [DiagnosticKind] = [
        .flagOfNoService,
        .variantOfItself,
        .variantOutput,
        .variantParameters,
        .variantWithVariants,
    ]
}
