/// The property of a catalogue with a display state.
struct PreviewState {
    let preview: Preview
    let access: String
    /// The state's type.
    let type: String
    /// The expression for the state.
    let value: TemplateCode

    var declaration: TemplateCode {
        let name = preview.name.spelled(.declaration)
        return .phrase("\(access)static var \(name): \(type) {", [value], "}", style: .spaced)
    }

    /// Returns the values as arguments in the initializer's order: by field, and last a failure that isn't declared.
    static func arguments(_ values: [Preview.FieldValue], of fields: [Parameter]) -> [String] {
        let declared = fields.compactMap { field in values.first { $0.name == field.name } }
        let isDeclared = fields.contains { $0.name == "failure" }
        let ordered = declared + (isDeclared ? [] : values.filter { $0.name == "failure" })
        return ordered.map { "\($0.name.spelled(.argumentLabel)): \($0.value.text)" }
    }
}
