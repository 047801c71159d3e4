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
        because: "Whoever reads the output can't rely on it. Work on files was done all the same.",
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
        "A scene has a route of that name already.",
        because: "Give the new one another name behind a colon.",
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
        "Something isn't said on the command line, and standard input isn't a terminal.",
        because: "Scripts and CI have to say everything.",
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
        "A value isn't one of those that there are.",
        because: "The message lists them, or names a near one.",
        withoutExample: "it takes a terminal to answer on"
    )

    package static let notUTF8 = DiagnosticKind(
        "not-utf-8",
        exit: .usage,
        "An argument isn't UTF-8.",
        because: "As text, it would be another path.",
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
        "No protocol is chosen to be mocked.",
        because: "Protocols are mocked that are marked, or chosen by `--name` or `--all-public`; none was.",
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
        "There is a project already.",
        because: "`init` starts a new one. Add to this one by `vipergen new`.",
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
