public import Diagnostics

extension DiagnosticKind {
    static let conflictingKeys = DiagnosticKind(
        "conflicting-keys",
        "Two keys exclude each other.",
        because: "Each alone has a meaning; together they contradict each other.",
        wrong: """
            # specs/project.yml
            packages: { Charts: { path: Charts, url: https://example.com/charts.git, version: 1.0.0 } }
            """,
        right: """
            # specs/project.yml
            packages: { Charts: { url: https://example.com/charts.git, version: 1.0.0 } }
            """
    )

    public static let listedTwice = DiagnosticKind(
        "listed-twice",
        "A list has one entry twice.",
        because: "The second one does nothing, so another name was probably meant.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger, activityLogger]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger]
            """
    )

    static let missingKey = DiagnosticKind(
        "missing-key",
        "A key is missing that has no default.",
        because: "Nothing can be generated without it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { isLoading: { default: true } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { isLoading: { type: Bool, default: true } }
            """
    )

    static let missingValue = DiagnosticKind(
        "missing-value",
        "A key has no value.",
        because: "YAML reads an empty value as nothing, and nothing isn't enough here.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe:
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
            """
    )

    static let nameMismatch = DiagnosticKind(
        "name-mismatch",
        "A file or folder has a different name from what it declares.",
        because: "A scene is found by its file's name, a module by its folder's.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: Recipe
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """
    )

    static let notABoolean = DiagnosticKind(
        "not-a-boolean",
        "A key takes `true` or `false` and is given something else.",
        because: "YAML's other spellings, such as `yes` and `on`, are plain text here.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { load: { async: yes } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { load: { async: true } }
            """
    )

    static let notABundleIdentifier = DiagnosticKind(
        "not-a-bundle-identifier",
        "A bundle identifier can't begin like this.",
        because: "Apple's tools take letters, digits and `-`, in words separated by dots.",
        wrong: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example_team }
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, xcodegen]
            xcodegen: { bundleIdPrefix: com.example-team }
            """
    )

    static let notANumber = DiagnosticKind(
        "not-a-number",
        "A key takes a whole number and is given something else.",
        because: "Tabs are counted from zero.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            routes: { search: { present: tab, tab: first } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { search: { present: tab, tab: 0 } }
            """
    )

    static let notAPackageName = DiagnosticKind(
        "not-a-package-name",
        "A package or product can't have this name.",
        because: "SwiftPM would refuse it, or it could not be imported.",
        wrong: """
            # specs/project.yml
            packages: { "Charts/Core": { path: Charts } }
            """,
        right: """
            # specs/project.yml
            packages: { Charts: { path: Charts } }
            """
    )

    static let notAPattern = DiagnosticKind(
        "not-a-pattern",
        "A name or pattern for mocks isn't one.",
        because: "`*` stands for any letters, `?` for one; `{}` stands for the protocol's name.",
        wrong: """
            # specs/Recipes/module.yml
            mocks: { protocols: [Baker], className: Mock }
            """,
        right: """
            # specs/Recipes/module.yml
            mocks: { protocols: [Baker], className: "Mock{}" }
            """
    )

    static let notAVersion = DiagnosticKind(
        "not-a-version",
        "A version isn't written as one.",
        because: "SwiftPM takes three numbers for packages; a platform's version has one to three.",
        wrong: """
            # specs/project.yml
            platforms: { iOS: seventeen }
            """,
        right: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            """
    )

    static let notAnAddress = DiagnosticKind(
        "not-an-address",
        "An address can't be one of a web page or package.",
        because: "It would be a constant in generated code, so it has to be valid now.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            routes: { help: { url: ftp://example.com } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { help: { url: https://example.com } }
            """
    )

    static let tooManyEntries = DiagnosticKind(
        "too-many-entries",
        "A list or mapping has more entries than the compiler could take.",
        because: "The limit is 1,000.",
        withoutExample: "it takes more than 1,000 entries"
    )

    static let unknownKey = DiagnosticKind(
        "unknown-key",
        "A key has no meaning here.",
        because: "It is misspelled, or belongs elsewhere. Nothing is ignored without a word.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            parametres: { recipeID: Int64 }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            """
    )

    static let unknownPlatform = DiagnosticKind(
        "unknown-platform",
        "A platform isn't one of those that Swift packages are built for.",
        because: "It would not be understood in the generated `Package.swift`.",
        wrong: """
            # specs/project.yml
            platforms: { ios: "17.0" }
            """,
        right: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            """
    )

    static let unknownRule = DiagnosticKind(
        "unknown-rule",
        "There is no lint rule of this name.",
        because: "`vipergen lint --list-rules` lists them.",
        wrong: """
            # specs/project.yml
            lint: { disabled: [feature-imports] }
            """,
        right: """
            # specs/project.yml
            lint: { disabled: [feature-import] }
            """
    )

    public static let unknownValue = DiagnosticKind(
        "unknown-value",
        "A key takes one of a few words and is given another one.",
        because: "The message lists them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swift-ui
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            """
    )

    static let wrongKind = DiagnosticKind(
        "wrong-kind",
        "A key is given text, a list or a mapping where it takes another of them.",
        because: "The message says what it takes.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            uses: activityLogger
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger]
            """
    )

    static let aboutKeys: [DiagnosticKind] = [
        .conflictingKeys,
        .listedTwice,
        .missingKey,
        .missingValue,
        .nameMismatch,
        .notABoolean,
        .notABundleIdentifier,
        .notANumber,
        .notAPackageName,
        .notAPattern,
        .notAVersion,
        .notAnAddress,
        .tooManyEntries,
        .unknownKey,
        .unknownPlatform,
        .unknownRule,
        .unknownValue,
        .wrongKind,
    ]
}
