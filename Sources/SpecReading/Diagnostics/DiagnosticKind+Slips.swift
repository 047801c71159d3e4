import Diagnostics

extension DiagnosticKind {
    static let callAsMapping = DiagnosticKind("call-as-mapping", "A method or event is written as a call in Swift.")
    static let commentSign = DiagnosticKind("comment-sign", "A comment begins with two slashes.")
    static let controlCharacter = DiagnosticKind("control-character", "A text has a control character.")
    static let cutByComment = DiagnosticKind("cut-by-comment", "A value is cut off at a `#`.")
    static let indentation = DiagnosticKind("indentation", "A line is indented differently from those around it.")
    static let invisibleCharacter = DiagnosticKind(
        "invisible-character",
        "A key, name or type has an invisible character."
    )
    static let missingColon = DiagnosticKind("missing-colon", "A key has no colon.")
    static let missingComma = DiagnosticKind("missing-comma", "A comma is missing in brackets.")
    static let missingSpace = DiagnosticKind("missing-space", "A space is missing after a colon or a dash.")
    static let quoteInQuotes = DiagnosticKind(
        "quote-in-quotes",
        "A quoted text contains its own quotation mark, or a backslash that begins an escape."
    )
    static let splitAtComma = DiagnosticKind("split-at-comma", "A type is cut off at a comma.")
    static let strayBracket = DiagnosticKind("stray-bracket", "A closing bracket has no opening one.")
    static let tab = DiagnosticKind("tab", "A line is indented by a tab.")
    static let typographicQuote = DiagnosticKind("typographic-quote", "A value is in typographic quotes.")
    static let unclosedBracket = DiagnosticKind("unclosed-bracket", "A bracket isn't closed.")
    static let unclosedQuote = DiagnosticKind("unclosed-quote", "A quotation mark isn't closed on its line.")
    static let yamlAnchor = DiagnosticKind("yaml-anchor", "A value begins with `&`, which YAML takes for an anchor.")
    static let yamlTag = DiagnosticKind("yaml-tag", "A value begins with `!`, which YAML takes for a tag.")

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
