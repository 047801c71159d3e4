public import Diagnostics

extension DiagnosticKind {
    package static let conflictingKeys = DiagnosticKind(
        "conflicting-keys",
        "Two keys can't be combined.",
        because: "Together they contradict each other.",
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
        "A list has the same entry twice.",
        because: "The second one has no effect, so you probably meant another name.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger, activityLogger]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger]
            """
    )

    package static let missingKey = DiagnosticKind(
        "missing-key",
        "A required key is missing.",
        because: "It has no default.",
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
        because: "YAML reads it as null, but the key needs a value.",
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
        "A file or folder has a different name from the scene or module in it.",
        because: "Scenes are found by file name, modules by folder name.",
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
        "A key takes `true` or `false`, but has another value.",
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
        "The prefix of bundle identifiers is invalid.",
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
        "A key takes a whole number, but has another value.",
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

    static let notALanguage = DiagnosticKind(
        "not-a-language",
        "The language of texts is invalid.",
        because: "String catalogues name languages by their codes, with a script or a region where that matters.",
        wrong: """
            # specs/project.yml
            localization: English
            """,
        right: """
            # specs/project.yml
            localization: en
            """
    )

    static let notAPattern = DiagnosticKind(
        "not-a-pattern",
        "A name or pattern for mocks is invalid.",
        because: "`*` matches any letters, `?` matches one; `{}` stands for the protocol's name.",
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
        "A version is invalid.",
        because: "The version of a package has three numbers, that of a platform one to three.",
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
        "The address of a web page or package is invalid.",
        because: "It becomes a constant in generated code, so it has to be valid.",
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
        "A list or mapping has more entries than the compiler can handle.",
        because: "The limit is 1,000.",
        withoutExample: "it takes more than 1,000 entries"
    )

    static let unknownKey = DiagnosticKind(
        "unknown-key",
        "A key has no meaning here.",
        because: "It is misspelled, or belongs elsewhere. vipergen never ignores a key silently.",
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
        "There is no platform with this name.",
        because: "SwiftPM would refuse the generated `Package.swift`.",
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
        "There is no lint rule with this name.",
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
        "A key has a value that isn't one of its choices.",
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
        "A key has text, a list or a mapping where it takes another of the three.",
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

    package static let badSourcesPath = DiagnosticKind(
        "bad-sources-path",
        "A module's sources can't be there.",
        because:
            "They are inside the target package, next to those of other modules and outside of `Generated` folders.",
        wrong: """
            # specs/Recipes/module.yml
            sources: ../Recipes
            """,
        right: """
            # specs/Recipes/module.yml
            sources: Modules/Recipes
            """
    )

    package static let misplacedLoadedBy = DiagnosticKind(
        "misplaced-loaded-by",
        "`loadedBy` is said of what isn't loaded, or names what doesn't load it.",
        because: "A field of a state is loaded by an `async` method that returns it and changes nothing.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: { type: String, loadedBy: fetchRecipe } }
            interactor: { fetchRecipe: { returns: Int, async: true } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: { type: String, loadedBy: fetchRecipe } }
            interactor: { fetchRecipe: { returns: String, async: true } }
            """
    )

    static let aboutKeys: [DiagnosticKind] = [
        .badSourcesPath,
        .conflictingKeys,
        .listedTwice,
        .misplacedLoadedBy,
        .missingKey,
        .missingValue,
        .nameMismatch,
        .notABoolean,
        .notABundleIdentifier,
        .notALanguage,
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
