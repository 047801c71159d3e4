package import Diagnostics

extension DiagnosticKind {
    static let cannotReadInput = DiagnosticKind(
        "cannot-read-input",
        exit: .inputOutput,
        "Standard input can't be read.",
        because: "`vipergen gallery` makes its page of it.",
        wrong: """
            $ vipergen gallery < .
            """,
        right: """
            $ printf 'Shelves: 1 scene\\n\\nJar\\n  opens: JarViewController\\n' | vipergen gallery
            """
    )

    package static let noSandboxOutput = DiagnosticKind(
        "no-sandbox-output",
        "Standard input isn't what a sandbox prints.",
        because: "`vipergen gallery` makes its page of the screens that `swift run <Feature>Sandbox` prints.",
        wrong: """
            $ echo hello | vipergen gallery
            """,
        right: """
            $ printf 'Shelves: 1 scene\\n\\nJar\\n  opens: JarViewController\\n' | vipergen gallery
            """
    )

    static let aboutGalleries = [cannotReadInput, noSandboxOutput]
}
