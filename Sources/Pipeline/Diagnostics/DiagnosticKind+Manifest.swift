import Diagnostics

extension DiagnosticKind {
    static let cannotRunSwift = DiagnosticKind(
        "cannot-run-swift",
        exit: .inputOutput,
        "`swift package dump-package` can't be run.",
        because: "With `manifest: team`, `check` needs it to read your `Package.swift`.",
        wrong: """
            # specs/project.yml
            manifest: team
            $ echo "// swift-tools-version: 6.2" > Package.swift
            $ vipergen generate
            $ PATH=/nowhere $(command -v vipergen) check
            """,
        right: """
            $ vipergen generate
            $ vipergen check
            """
    )

    static let manifestHeader = DiagnosticKind(
        "manifest-header",
        "`manifest: team` is set, but `Package.swift` has the header of generated files.",
        because: "Without `manifest: team`, the next `generate` would overwrite it.",
        wrong: """
            # specs/project.yml
            manifest: team
            $ sed -i.old 's/manifest: team//' specs/project.yml && rm specs/*.old
            $ vipergen generate
            $ echo "manifest: team" >> specs/project.yml
            $ vipergen check
            """,
        right: """
            $ vipergen generate
            $ vipergen check
            """
    )

    static let manifestMissing = DiagnosticKind(
        "manifest-missing",
        "`manifest: team` is set, but there is no `Package.swift`.",
        because: "With it, you write the manifest yourself.",
        wrong: """
            # specs/project.yml
            manifest: team
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            $ vipergen generate
            $ vipergen check
            """
    )

    static let manifestUnreadable = DiagnosticKind(
        "manifest-unreadable",
        "Swift can't read `Package.swift`.",
        because: "The notes have Swift's errors.",
        wrong: """
            // Package.swift
            impotr PackageDescription
            """,
        right: """
            // Package.swift
            import PackageDescription
            """
    )

    static let aboutManifest: [DiagnosticKind] = [
        .cannotRunSwift,
        .manifestHeader,
        .manifestMissing,
        .manifestUnreadable,
    ]
}
