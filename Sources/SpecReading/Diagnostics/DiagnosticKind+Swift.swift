public import Diagnostics

extension DiagnosticKind {
    static let nameTooLong = DiagnosticKind(
        "name-too-long",
        "A name is longer than 100 bytes.",
        because: "Files are named after it, and file systems don't allow longer names.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { ‹101×a›: Int }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { a: Int }
            """
    )

    static let notAType = DiagnosticKind(
        "not-a-type",
        "Text isn't a type in Swift.",
        because: "It would be copied into generated code.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { ids: "Int[]" }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { ids: "[Int]" }
            """
    )

    static let badCall = DiagnosticKind(
        "bad-call",
        "What a method `calls` is written in another way than Swift names functions.",
        because: "The method's own parameters are handed on in their order, so only labels are needed.",
        wrong: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            uses: [recipeRepository]
            interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title) } }
            """,
        right: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            uses: [recipeRepository]
            interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title:) } }
            """
    )

    static let notAnError = DiagnosticKind(
        "not-an-error",
        "What a method `throws` isn't a type of errors.",
        because: "The generated code would not compile. One type is thrown; a protocol isn't one, but for `any Error`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { buy: { throws: OrderError? } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { buy: { throws: OrderError } }
            """
    )

    static let notAnExpression = DiagnosticKind(
        "not-an-expression",
        "A default isn't an expression in Swift.",
        because: "It would be copied into generated code. Statements and comments aren't expressions.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { count: { type: Int, default: "1; 2" } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { count: { type: Int, default: "1 + 2" } }
            """
    )

    public static let notAnIdentifier = DiagnosticKind(
        "not-an-identifier",
        "A name isn't a Swift identifier.",
        because: "Names in specs become names in generated code.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { author-name: String? }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { authorName: String? }
            """
    )

    static let stringNeedsQuotes = DiagnosticKind(
        "string-needs-quotes",
        "A string's default is written without Swift's quotes.",
        because: "YAML's quotes are gone when the value is read, so `title` alone is the name of some value.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: { type: String, default: Soup } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: { type: String, default: '"Soup"' } }
            """
    )

    static let typeNameCase = DiagnosticKind(
        "type-name-case",
        "The name of a type begins with a small letter.",
        because: "Scenes, modules and use cases are types, and types begin with a capital in Swift.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            routes: { search: recipeSearch }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { search: RecipeSearch }
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            """
    )

    static let valueTypeMismatch = DiagnosticKind(
        "value-type-mismatch",
        "A value doesn't match its type.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { count: { type: Int, default: 1.5 } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { count: { type: Int, default: 1 } }
            """
    )

    static let aboutSwift: [DiagnosticKind] = [
        .badCall,
        .nameTooLong,
        .notAType,
        .notAnError,
        .notAnExpression,
        .notAnIdentifier,
        .stringNeedsQuotes,
        .typeNameCase,
        .valueTypeMismatch,
    ]
}
