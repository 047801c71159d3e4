extension DiagnosticKind {
    public static let cannotLock = DiagnosticKind(
        "cannot-lock",
        exit: .inputOutput,
        "A folder can't be locked.",
        because: "Two runs at once would overwrite each other's files, so each locks the folder that it writes to.",
        withoutExample: "it depends on the file system"
    )

    public static let cannotMove = DiagnosticKind(
        "cannot-move",
        exit: .inputOutput,
        "A file can't be moved.",
        because:
            "The system's reason is in the message. Nothing was changed, or the next run finishes the change.",
        withoutExample: "it depends on the file system"
    )

    public static let cannotOpen = DiagnosticKind(
        "cannot-open",
        exit: .inputOutput,
        "A folder can't be opened.",
        because: "The system's reason is in the message.",
        wrong: """
            $ touch Package
            $ vipergen generate --output Package
            """,
        right: """
            $ mkdir Package && vipergen generate --output Package
            """
    )

    public static let cannotRead = DiagnosticKind(
        "cannot-read",
        exit: .inputOutput,
        "A file or folder can't be read.",
        because:
            "The system's reason is in the message. An unreadable file could hold anything, so nothing is written.",
        wrong: """
            $ vipergen mock --output Mocks Sources
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func load() }
            $ vipergen mock --output Mocks Sources
            """
    )

    public static let cannotRemove = DiagnosticKind(
        "cannot-remove",
        exit: .inputOutput,
        "A file can't be removed.",
        because: "The system's reason is in the message.",
        withoutExample: "it depends on the file system"
    )

    public static let cannotWrite = DiagnosticKind(
        "cannot-write",
        exit: .inputOutput,
        "A file can't be written.",
        because: "The system's reason is in the message, such as a full disk.",
        wrong: """
            $ (ulimit -f 0; vipergen generate)
            """,
        right: """
            $ vipergen generate
            """
    )

    public static let mergeMarker = DiagnosticKind(
        "merge-marker",
        "A spec or a generated file has an unresolved merge conflict.",
        because:
            "In a spec, keep what you need of both sides. Generated files are written again, markers and all. Only one that begins with a marker, and has the header on one side alone, may be yours: delete it, and run `vipergen generate`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            <<<<<<< HEAD
            style: swiftui
            =======
            style: uikit
            >>>>>>> main
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            style: swiftui
            """
    )

    public static let unreadableSource = DiagnosticKind(
        "unreadable-source",
        "A Swift source can't be read as Swift.",
        because: "It isn't UTF-8, holds a NUL byte, or has a syntax error that hides its declarations.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { var name: String { get } } // ‹FF›
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { var name: String { get } }
            """
    )

    /// What several targets report, sorted by id.
    public static let ofDiagnostics: [DiagnosticKind] = [
        .cannotLock,
        .cannotMove,
        .cannotOpen,
        .cannotRead,
        .cannotRemove,
        .cannotWrite,
        .mergeMarker,
        .unreadableSource,
    ]
}
