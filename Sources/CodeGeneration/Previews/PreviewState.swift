/// The expression for a display state. The spec and the state's name follow each value as a comment, which the compiler
/// shows if the value doesn't fit.
struct PreviewState {
    let preview: Preview
    let scene: Scene
    /// The spec's path, relative to the folder of specs.
    let spec: String

    var code: TemplateCode {
        let values = Self.inOrder(preview.values, of: scene.state)
        guard !values.isEmpty else { return "\(scene.name)State()" }
        return .block("\(scene.name)State(", Self.arguments(values, of: preview, in: spec), ")")
    }

    /// Returns the values in the initializer's order: by field, and last a failure that isn't declared.
    static func inOrder(_ values: [Preview.FieldValue], of fields: [Parameter]) -> [Preview.FieldValue] {
        let declared = fields.compactMap { field in values.first { $0.name == field.name } }
        let isDeclared = fields.contains { $0.name == "failure" }
        return declared + (isDeclared ? [] : values.filter { $0.name == "failure" })
    }

    /// Returns each value with its label and its place in the spec.
    ///
    /// The place is a name rather than a line, so that other changes to the spec don't change it.
    static func arguments(
        _ values: [Preview.FieldValue],
        of preview: Preview,
        in spec: String
    ) -> [TemplateCode] {
        values.enumerated().map { position, value in
            let argument = "\(value.name.spelled(.argumentLabel)): \(value.value.text)"
            let comma = position == values.count - 1 ? "" : ","
            return "\(argument)\(comma)  // \(spec.onOneLine): previews.\(preview.key)"
        }
    }
}

extension String {
    /// The text on one line: a comment ends with its line, whatever the file's name contains.
    fileprivate var onOneLine: String {
        if utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x7F }) { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
