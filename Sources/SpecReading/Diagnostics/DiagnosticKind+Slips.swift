import Diagnostics

extension DiagnosticKind {
    static let callAsMapping = DiagnosticKind(
        "call-as-mapping",
        "A method or event is written as a call in Swift.",
        because: "To YAML, `didTap(id: Int)` is a mapping, or plain text.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy(amount: Int)]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTapBuy: { amount: Int } }
            """
    )

    static let commentSign = DiagnosticKind(
        "comment-sign",
        "A comment begins with two slashes.",
        because: "YAML's comments begin with a number sign; what begins with slashes is text.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            // the first screen
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            # the first screen
            """
    )

    static let controlCharacter = DiagnosticKind(
        "control-character",
        "A text has a control character.",
        because: "It would end up in generated code, where it can change how a line looks.",
        wrong: #"""
            # specs/Recipes/RecipeDetails.yml
            summary: "One\arecipe."
            """#,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: "One recipe."
            """
    )

    static let cutByComment = DiagnosticKind(
        "cut-by-comment",
        "A value is cut off at a `#`.",
        because: "In YAML, ` #` begins a comment. Quotes keep it in the text.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: Recipe #1 of the day.
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: "Recipe #1 of the day."
            """
    )

    static let indentation = DiagnosticKind(
        "indentation",
        "A line is indented differently from those around it.",
        because: "In YAML, indentation is structure.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
                recipe: Recipe?
              title: String?
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
                recipe: Recipe?
                title: String?
            """
    )

    static let invisibleCharacter = DiagnosticKind(
        "invisible-character",
        "A key, name or type has an invisible character.",
        because:
            "No-break spaces and zero-width characters are easily copied from a web page or a chat. Type the line again.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
              ti‹E2›‹80›‹8B›tle: String?
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              title: String?
            """
    )

    static let missingColon = DiagnosticKind(
        "missing-colon",
        "A key has no colon.",
        because: "A key ends with `:`, also when its value is on the next lines.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state
              recipe: Recipe?
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
            """
    )

    static let missingComma = DiagnosticKind(
        "missing-comma",
        "A comma is missing in brackets.",
        because: "Entries in brackets are separated by commas, also on lines of their own.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe?  title: String? }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe?, title: String? }
            """
    )

    static let missingSpace = DiagnosticKind(
        "missing-space",
        "A space is missing after a colon or a dash.",
        because: "Without it, YAML reads the whole as one word.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe:Recipe?
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
            """
    )

    static let quoteInQuotes = DiagnosticKind(
        "quote-in-quotes",
        "A quoted text contains its own quotation mark, or a backslash that begins an escape.",
        because: "YAML ends the text at that mark, and can't read the rest.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: 'It's new'
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: "It's new"
            """
    )

    static let splitAtComma = DiagnosticKind(
        "split-at-comma",
        "A type is cut off at a comma.",
        because: "In braces, a comma ends the value. Quotes keep it together.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { pair: Result<Int, any Error>? }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { pair: "Result<Int, any Error>?" }
            """
    )

    static let strayBracket = DiagnosticKind(
        "stray-bracket",
        "A closing bracket has no opening one.",
        because: "Either it is one too many, or the opening one is missing.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe? }}
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe? }
            """
    )

    static let tab = DiagnosticKind(
        "tab",
        "A line is indented by a tab.",
        because: "YAML is indented with spaces only.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state:
            ‹09›recipe: Recipe?
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state:
              recipe: Recipe?
            """
    )

    static let typographicQuote = DiagnosticKind(
        "typographic-quote",
        "A value is in typographic quotes.",
        because: "YAML knows `\"` and `'` only. Editors and chats often replace them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: “String?” }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: "String?" }
            """
    )

    static let unclosedBracket = DiagnosticKind(
        "unclosed-bracket",
        "A bracket isn't closed.",
        because: "Everything after it would belong to it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe?
            events: [didTapBuy]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: Recipe? }
            events: [didTapBuy]
            """
    )

    static let unclosedQuote = DiagnosticKind(
        "unclosed-quote",
        "A quotation mark isn't closed on its line.",
        because: "Everything up to the next one would be part of the text.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            summary: "One recipe.
            events: [didTapBuy]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            summary: "One recipe."
            events: [didTapBuy]
            """
    )

    static let yamlAnchor = DiagnosticKind(
        "yaml-anchor",
        "A value begins with `&`, which YAML takes for an anchor.",
        because: "Nothing refers to it, so it is probably not meant as one.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events:
              didTap: { recipe: &Recipe Int }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events:
              didTap: { recipe: Int }
            """
    )

    static let yamlTag = DiagnosticKind(
        "yaml-tag",
        "A value begins with `!`, which YAML takes for a tag.",
        because: "Specs have no tags.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { isEmpty: { type: Bool, default: !flag } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { isEmpty: { type: Bool, default: "!flag" } }
            """
    )

    static let aboutSlips: [DiagnosticKind] = [
        .callAsMapping,
        .commentSign,
        .controlCharacter,
        .cutByComment,
        .indentation,
        .invisibleCharacter,
        .missingColon,
        .missingComma,
        .missingSpace,
        .quoteInQuotes,
        .splitAtComma,
        .strayBracket,
        .tab,
        .typographicQuote,
        .unclosedBracket,
        .unclosedQuote,
        .yamlAnchor,
        .yamlTag,
    ]
}
