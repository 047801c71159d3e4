package import Diagnostics

extension DiagnosticKind {
    static let badArgument = DiagnosticKind(
        "bad-argument",
        exit: .usage,
        "A parameter, event or field on the command line can't be read.",
        because: "It is `name`, `name:Type` or `name:Type=default`.",
        wrong: """
            $ vipergen new scene RecipeList --module Recipes --style swiftui --param id=3 --new-module --yes
            """,
        right: """
            $ vipergen new scene RecipeList --module Recipes --style swiftui --param id:Int64=3 --new-module --yes
            """
    )

    static let badRuntime = DiagnosticKind(
        "bad-runtime",
        exit: .usage,
        "`--runtime` is neither a folder with ViperRuntime nor an address with a version.",
        because: "The generated package depends on it.",
        wrong: """
            $ vipergen init --yes --name Pantry --output Pantry --runtime https://example.com/ViperGen
            """,
        right: """
            $ vipergen init --yes --name Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0
            """
    )

    static let cannotPrint = DiagnosticKind(
        "cannot-print",
        exit: .inputOutput,
        "Standard output can't be written.",
        because: "The output is incomplete. Changes to files were made nevertheless.",
        wrong: """
            $ vipergen validate > /dev/full
            """,
        right: """
            $ vipergen validate
            """
    )

    static let duplicateRoute = DiagnosticKind(
        "duplicate-route",
        exit: .input,
        "A scene already has a route with that name.",
        because: "Give the new one another name after a colon.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeSearch }
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            $ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList:details --yes
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeSearch }
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            $ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList:recipe --yes
            """
    )

    static let nobodyToAsk = DiagnosticKind(
        "nobody-to-ask",
        exit: .usage,
        "An argument is missing, and standard input isn't a terminal.",
        because: "Scripts and CI have to pass all arguments.",
        wrong: """
            $ vipergen init --name Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0 < /dev/null
            """,
        right: """
            $ vipergen init --yes --name Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0
            """
    )

    static let notAChoice = DiagnosticKind(
        "not-a-choice",
        exit: .usage,
        "An answer isn't one of the choices.",
        because: "The message lists them, or suggests one.",
        withoutExample: "it takes a terminal to answer on"
    )

    package static let notUTF8 = DiagnosticKind(
        "not-utf-8",
        exit: .usage,
        "An argument isn't UTF-8.",
        because: "Converted to text, it would be another path.",
        wrong: #"""
            $ vipergen validate --specs "$(printf 'b\377')"
            """#,
        right: """
            $ vipergen validate --specs specs
            """
    )

    static let nothingToMock = DiagnosticKind(
        "nothing-to-mock",
        severity: .warning,
        "There is no protocol to mock.",
        because: "Protocols are mocked if they are annotated, or selected with `--name` or `--all-public`.",
        wrong: """
            // Sources/Client.swift
            protocol Client { func load() }
            $ vipergen mock --output Mocks Sources
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func load() }
            $ vipergen mock --output Mocks Sources
            """
    )

    static let projectExists = DiagnosticKind(
        "project-exists",
        "There is already a project.",
        because: "`init` starts a new one; `vipergen new` adds to an existing one.",
        wrong: """
            $ vipergen init --yes --name Pantry --runtime https://example.com/ViperGen@1.0.0
            """,
        right: """
            $ vipergen init --yes --name Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0
            """
    )

    static let aboutArguments: [DiagnosticKind] = [
        .badArgument,
        .badRuntime,
        .cannotPrint,
        .duplicateRoute,
        .nobodyToAsk,
        .notAChoice,
        .notUTF8,
        .nothingToMock,
        .projectExists,
    ]
}
