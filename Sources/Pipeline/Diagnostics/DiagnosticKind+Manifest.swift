import Diagnostics

extension DiagnosticKind {
    static let cannotRunSwift = DiagnosticKind(
        "cannot-run-swift",
        exit: .inputOutput,
        "`swift package dump-package` can't be run.",
        because: "With `manifest: team`, `check` reads your `Package.swift` by it.",
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
        "`Package.swift` is the team's and still says that it is generated.",
        because: "By its header, the next `generate` would take it for vipergen's.",
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
        "`manifest: team` is given, and there is no `Package.swift`.",
        because: "The team writes it then.",
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
        because: "It has an error, which the notes give.",
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
