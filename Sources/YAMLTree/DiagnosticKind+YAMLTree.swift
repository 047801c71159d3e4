public import Diagnostics

extension DiagnosticKind {
    static let yamlBadMerge = DiagnosticKind(
        "yaml-bad-merge",
        "`<<` is given something that can't be merged.",
        because:
            "`<<` copies the keys of another mapping, so it needs an alias of a mapping, or a list of such aliases.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
              <<: Recipe
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
            """
    )

    public static let yamlComplexKey = DiagnosticKind(
        "yaml-complex-key",
        "A key isn't plain text.",
        because:
            "YAML allows lists and mappings as keys; no key of a spec is one. It is nearly always a bracket in the wrong place.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            ? [state, events]
            : { recipe: Recipe? }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe? }
            """
    )

    public static let yamlControlCharacter = DiagnosticKind(
        "yaml-control-character",
        "A file has a control character.",
        because:
            "YAML doesn't allow them, and no editor shows them. They are often copied from a terminal.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            # Copied:‹1B›[0m
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            # Copied
            """
    )

    public static let yamlDuplicateKey = DiagnosticKind(
        "yaml-duplicate-key",
        "A mapping has the same key twice.",
        because: "One of the two would be ignored silently.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
              recipe: String?
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
              title: String?
            """
    )

    static let yamlMultipleDocuments = DiagnosticKind(
        "yaml-multiple-documents",
        "A file has a second YAML document.",
        because: "A spec is one document. A line of three dashes begins another one, which would be ignored.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            ---
            style: swiftui
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            style: swiftui
            """
    )

    static let yamlNotUTF8 = DiagnosticKind(
        "yaml-not-utf8",
        "A file isn't UTF-8.",
        because: "Specs are UTF-8, so that a name is the same on every machine.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: Cr‹E8›me br‹FB›l‹E9›e
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: Crème brûlée
            """
    )

    static let yamlNul = DiagnosticKind(
        "yaml-nul",
        "A file has a NUL byte.",
        because: "Text files have none: this one is binary or damaged.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.‹00›
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            """
    )

    static let yamlOutOfMemory = DiagnosticKind(
        "yaml-out-of-memory",
        "There is no memory left to read a file.",
        because: "The system refused a few kilobytes to the YAML parser.",
        withoutExample: "it depends on the machine's memory"
    )

    static let yamlRecursiveAlias = DiagnosticKind(
        "yaml-recursive-alias",
        "An alias is inside of the value it refers to.",
        because: "The value would contain itself endlessly.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: &all
              recipe: *all
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
            """
    )

    public static let yamlSyntax = DiagnosticKind(
        "yaml-syntax",
        "The file isn't YAML.",
        because:
            "The YAML parser stopped here, and no common mistake explains it. Look at this line and the one above it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: |x
              One recipe.
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: |
              One recipe.
            """
    )

    static let yamlTooDeep = DiagnosticKind(
        "yaml-too-deep",
        "Lists and mappings are nested too deeply.",
        because: "No spec needs it; a file that does this is a mistake, or hostile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: ‹200×[›‹200×]›
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            """
    )

    static let yamlTooLarge = DiagnosticKind(
        "yaml-too-large",
        "A file is too large to be a spec.",
        because: "Specs are a few kilobytes. The limit protects the memory from a wrong folder.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            # ‹20000000×.›
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            """
    )

    static let yamlTooManyDirectives = DiagnosticKind(
        "yaml-too-many-directives",
        "A file begins with more directives than any spec needs.",
        because: "Reading each costs time, so their number is limited. A spec needs none.",
        wrong: #"""
            # specs/Recipes/RecipeDetails.yml
            ‹5000×%TAG !a! a\n›---
            summary: One recipe.
            """#,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            """
    )

    static let yamlTooManyNodes = DiagnosticKind(
        "yaml-too-many-nodes",
        "A file has too many values, with aliases counted each time.",
        because:
            "A few aliases of aliases can stand for billions of values. The limit keeps such a file from using up all memory.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { a: &a [x, x, x, x, x, x, x, x, x, x] }
            events: { b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a] }
            routes: { c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b] }
            previews: { d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c] }
            children: { e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d], f: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d] }
            contents: { g: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e] }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: One recipe.
            """
    )

    public static let yamlUnknownAlias = DiagnosticKind(
        "yaml-unknown-alias",
        "An alias refers to a missing anchor.",
        because: "A `*` at the start of a value is an alias in YAML. Put text that begins with it in quotes.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: { type: Recipe?, default: *sample }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: { type: Recipe?, default: .sample }
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofYAMLTree: [DiagnosticKind] = [
        .yamlBadMerge,
        .yamlComplexKey,
        .yamlControlCharacter,
        .yamlDuplicateKey,
        .yamlMultipleDocuments,
        .yamlNotUTF8,
        .yamlNul,
        .yamlOutOfMemory,
        .yamlRecursiveAlias,
        .yamlSyntax,
        .yamlTooDeep,
        .yamlTooLarge,
        .yamlTooManyDirectives,
        .yamlTooManyNodes,
        .yamlUnknownAlias,
    ]
}
