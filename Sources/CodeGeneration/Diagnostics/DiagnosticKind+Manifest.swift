import Diagnostics

extension DiagnosticKind {
    static let manifestDependency = DiagnosticKind(
        "manifest-dependency",
        "A target in `Package.swift` lacks a dependency that the specs ask for.",
        because: "With `manifest: team`, the package's manifest is yours, but it has to match the specs.",
        wrong: """
            // Package.swift
            dependencies: ["ShelfCore", "BooksInterface", runtime],
            """,
        right: """
            // Package.swift
            dependencies: ["ShelfCore", "BooksInterface", runtime, rxSwift],
            """
    )

    static let manifestExtraDependency = DiagnosticKind(
        "manifest-extra-dependency",
        "A target in `Package.swift` has a dependency that the specs don't ask for.",
        because: "The specs define the boundaries between modules.",
        wrong: """
            // Package.swift
            .target(name: "BooksInterface", dependencies: ["ShelfCore", "Helpers", runtime], swiftSettings: strict),
            """,
        right: """
            // Package.swift
            .target(name: "BooksInterface", dependencies: ["ShelfCore", runtime], swiftSettings: strict),
            """
    )

    static let manifestName = DiagnosticKind(
        "manifest-name",
        "`Package.swift` has a different name from the project.",
        because: "They have to be the same.",
        wrong: """
            // Package.swift
            name: "Shelves",
                platforms:
            """,
        right: """
            // Package.swift
            name: "Shelf",
                platforms:
            """
    )

    static let manifestPackage = DiagnosticKind(
        "manifest-package",
        "`Package.swift` lacks a package, or has another address or version for it.",
        because: "The specs define the addresses and versions of packages.",
        wrong: """
            // Package.swift
            exact: "6.8.0"
            """,
        right: """
            // Package.swift
            exact: "6.9.0"
            """
    )

    static let manifestPath = DiagnosticKind(
        "manifest-path",
        "A target has a different path in `Package.swift` than in the specs.",
        because: "Files would be generated where they aren't compiled.",
        wrong: """
            // Package.swift
            path: "Sources/Shelves/",
            """,
        right: """
            // Package.swift
            path: "Sources/Books/",
            """
    )

    static let manifestLocalization = DiagnosticKind(
        "manifest-localization",
        "`Package.swift` has a different default localization than the specs.",
        because:
            "SwiftPM takes texts of this language where there is no translation, and refuses several languages without it.",
        wrong: """
            # specs/project.yml
            localization: en
            $ vipergen generate >/dev/null
            $ sed -i.old -e 2,4d -e /defaultLocalization/d Package.swift
            $ echo 'manifest: team' >> specs/project.yml
            $ vipergen check
            """,
        right: """
            # specs/project.yml
            localization: en
            $ vipergen generate >/dev/null
            $ sed -i.old -e 2,4d Package.swift
            $ echo 'manifest: team' >> specs/project.yml
            $ vipergen check
            """
    )

    static let manifestPlatform = DiagnosticKind(
        "manifest-platform",
        "`Package.swift` has different platforms than the specs.",
        because: "Generated code uses the API of the platforms in the specs.",
        wrong: """
            // Package.swift
            platforms: [.iOS(.v15), .macOS(.v14)],
            """,
        right: """
            // Package.swift
            platforms: [.iOS(.v16), .macOS(.v14)],
            """
    )

    static let manifestProduct = DiagnosticKind(
        "manifest-product",
        "`Package.swift` has no library product of the app's target.",
        because: "Xcode builds the app from it.",
        wrong: """
            // Package.swift
            targets: ["Helpers"]
            """,
        right: """
            // Package.swift
            targets: ["Shelf", "Helpers"]
            """
    )

    static let manifestResources = DiagnosticKind(
        "manifest-resources",
        "A target in `Package.swift` lacks its resources.",
        because: "Without them a module has no `Bundle.module`, which holds its texts and nibs.",
        wrong: """
            # specs/Books/BookList.yml
            view: xib
            """,
        right: """
            # specs/Books/BookList.yml
            view: code
            """
    )

    static let manifestSettings = DiagnosticKind(
        "manifest-settings",
        "A target in `Package.swift` has different settings than in the specs.",
        because: "Generated code depends on them, for example on the default isolation.",
        wrong: """
            // Package.swift
            dependencies: ["ShelfCore", runtime]
            """,
        right: """
            // Package.swift
            dependencies: ["ShelfCore", runtime], swiftSettings: strict
            """
    )

    static let manifestTarget = DiagnosticKind(
        "manifest-target",
        "`Package.swift` lacks a target, or has one of another kind.",
        because: "Each module of the specs is a target.",
        wrong: """
            // Package.swift
            .target(
                        name: "ShelfHeadless",
            """,
        right: """
            // Package.swift
            .executableTarget(
                        name: "ShelfHeadless",
            """
    )

    static let manifestTools = DiagnosticKind(
        "manifest-tools",
        "`Package.swift` has a tools version that is too old for the specs.",
        because:
            "The tools version is in its first line. This is only reported together with another difference.",
        withoutExample: "it comes with another difference"
    )

    static let aboutManifest: [DiagnosticKind] = [
        .manifestDependency,
        .manifestExtraDependency,
        .manifestLocalization,
        .manifestName,
        .manifestPackage,
        .manifestPath,
        .manifestPlatform,
        .manifestProduct,
        .manifestResources,
        .manifestSettings,
        .manifestTarget,
        .manifestTools,
    ]
}
