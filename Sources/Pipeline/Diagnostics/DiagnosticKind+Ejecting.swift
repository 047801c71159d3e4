extension DiagnosticKind {
    static let ejectOutOfDate = DiagnosticKind(
        "eject-out-of-date",
        "Generated files aren't up to date, so they can't be ejected."
    )
    static let ejected = DiagnosticKind("ejected", "The generated files are yours since `vipergen eject`.")

    static let aboutEjecting: [DiagnosticKind] = [.ejectOutOfDate, .ejected]
}
