package import Diagnostics

extension DiagnosticKind {
    static let cannotReadInput = DiagnosticKind(
        "cannot-read-input",
        exit: .inputOutput,
        "Standard input can't be read."
    )
    package static let noSandboxOutput = DiagnosticKind(
        "no-sandbox-output",
        "Standard input isn't what a sandbox prints."
    )

    static let aboutGalleries = [cannotReadInput, noSandboxOutput]
}
