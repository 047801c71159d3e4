extension DiagnosticKind {
    static let designNotFetched = DiagnosticKind(
        "design-not-fetched",
        exit: .inputOutput,
        "Figma's server, or curl on the way to it, gave no whole design file."
    )

    static let aboutDesigns: [DiagnosticKind] = [.designNotFetched]
}
