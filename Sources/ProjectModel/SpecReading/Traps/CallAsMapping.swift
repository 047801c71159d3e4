extension FileDecoder {
    /// Reports `didTapAuthor(userID: Int64)`, which YAML reads as a key `didTapAuthor(userID` with the value `Int64)`.
    func reportCallAsMapping(_ entry: YAMLEntry) {
        var text = entry.name
        if case .scalar(let value) = entry.value.content, !value.isNull { text += ": " + value.text }
        reportCall(text, at: entry.key)
    }

    /// Reports `didTapBuy()` in a list of names.
    func reportCall(_ text: String, at node: YAMLNode) {
        let note = CallShape(text).map { "write it as: \($0.entry)" } ?? "write it as: name: { parameter: Type }"
        report(
            .callAsMapping,
            at: node,
            "'\(text.shown)' is written like Swift, which YAML reads as something else",
            notes: [note]
        )
    }
}
