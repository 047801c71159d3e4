/// The property of a catalogue with a display state, or with a component in one.
struct PreviewState {
    let name: String
    let access: String
    /// The state's type.
    let type: String
    /// The expression for the state.
    let value: TemplateCode

    var declaration: TemplateCode {
        .phrase(
            "\(access)static var \(name.spelled(.declaration)): \(type) {",
            [value],
            "}",
            style: .spaced,
            lineLength: Self.lineLength
        )
    }

    /// The longest line: a state a line is easier to compare with the next one.
    private static let lineLength = 150

    static func phrase(_ head: String, _ arguments: [String], _ tail: String = ")") -> TemplateCode {
        phrase(head, arguments.code, tail)
    }

    static func phrase(_ head: String, _ arguments: [TemplateCode], _ tail: String = ")") -> TemplateCode {
        .phrase(head, arguments, tail, lineLength: lineLength)
    }

    /// Returns the values as arguments in the initializer's order: by field, and last a failure that isn't declared.
    static func arguments(_ values: [Preview.FieldValue], of fields: [Parameter]) -> [String] {
        let declared = fields.compactMap { field in values.first { $0.name == field.name } }
        let isDeclared = fields.contains { $0.name == "failure" }
        let ordered = declared + (isDeclared ? [] : values.filter { $0.name == "failure" })
        return ordered.map { "\($0.name.spelled(.argumentLabel)): \($0.value.text)" }
    }
}
