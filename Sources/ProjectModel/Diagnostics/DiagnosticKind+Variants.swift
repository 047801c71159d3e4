extension DiagnosticKind {
    static let flagOfNoService = DiagnosticKind("flag-of-no-service", "The flag of a variant doesn't ask a service.")
    static let variantWithVariants = DiagnosticKind("variant-with-variants", "A variant has its own variants.")

    static let aboutVariants: [DiagnosticKind] = [.flagOfNoService, .variantWithVariants]
}
