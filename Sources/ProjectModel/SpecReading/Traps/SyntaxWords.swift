/// libyaml's messages, reworded for people who don't know how it works.
enum SyntaxWords {
    static func plain(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.kind == .yamlSyntax else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.message = messages[diagnostic.message] ?? diagnostic.message
        for position in diagnostic.notes.indices {
            let note = diagnostic.notes[position]
            diagnostic.notes[position].message = contexts[note.message] ?? note.message
        }
        if diagnostic.notes.isEmpty { diagnostic.notes = [Diagnostic.Note("put a value with such signs in quotes")] }
        return diagnostic
    }

    private static let messages = [
        "mapping values are not allowed in this context": "a value with ': ' in it can't be read without quotes",
        "mapping keys are not allowed in this context":
            "a value that continues after a bracket needs quotes",
        "could not find expected ':'": "there is a key without a ':' before this",
        "did not find expected key": "no key of the mapping around it can begin here",
        "did not find expected '-' indicator": "an item of the list around it begins with '- '",
        "did not find expected ',' or '}'": "a ',' or '}' is missing before this",
        "did not find expected ',' or ']'": "a ',' or ']' is missing before this",
        "found unexpected end of stream": "the file ends before something is closed",
        "found character that cannot start any token": "a value can't begin with this character",
        "found unknown escape character": "a '\\' in double quotes begins an escape, and this is none",
        "found unexpected ':'": "a ':' without a space after it isn't allowed here",
    ]

    private static let contexts = [
        "while parsing a block mapping": "the mapping begins here",
        "while parsing a block collection": "the list begins here",
        "while parsing a flow mapping": "the mapping in braces begins here",
        "while parsing a flow sequence": "the list in brackets begins here",
        "while parsing a quoted scalar": "the text in quotes begins here",
        "while scanning a quoted scalar": "the text in quotes begins here",
        "while scanning a simple key": "the key begins here",
        "while scanning a plain scalar": "the value begins here",
        "while scanning for the next token": "what is read begins here",
    ]
}
