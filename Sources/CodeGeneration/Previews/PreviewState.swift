import ProjectModel
import SwiftReading
import Templating

/// The expression for a display state. Each value is followed by the spec and the state's name there, which the
/// compiler shows where it doesn't fit.
struct PreviewState {
    let preview: Preview
    let scene: Scene
    /// Relative to the folder of specs.
    let spec: String

    var code: TemplateCode {
        let values = Self.inOrder(preview.values, of: scene.state)
        guard !values.isEmpty else { return "\(scene.name)State()" }
        return .block("\(scene.name)State(", Self.arguments(values, of: preview, in: spec), ")")
    }

    /// As an initializer takes them: by field, and last the failure that isn't declared.
    static func inOrder(_ values: [Preview.FieldValue], of fields: [Parameter]) -> [Preview.FieldValue] {
        let declared = fields.compactMap { field in values.first { $0.name == field.name } }
        let isDeclared = fields.contains { $0.name == "failure" }
        return declared + (isDeclared ? [] : values.filter { $0.name == "failure" })
    }

    /// Each value with its label and its place in the spec.
    ///
    /// By name, and not by line: another line in the spec changes nothing here.
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
    /// A comment ends with its line, whatever a file's name holds.
    fileprivate var onOneLine: String {
        if utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x7F }) { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
