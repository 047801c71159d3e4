/// The values of a scene's fields that its previews show.
struct PreviewCoverage {
    let scene: Scene
    /// The cases of enums, by type.
    let enums: [String: [String]]

    /// The values that no preview shows, each with its field and in words.
    var missing: [(field: String, value: String)] {
        let ofState = scene.state.map { (part: nil as String?, field: $0) }
        let ofParts = scene.screenParts.flatMap { part in part.state.map { (part: part.name as String?, field: $0) } }
        return (ofState + ofParts).flatMap { part, field in missing(field, of: part) }
    }

    private func missing(_ field: Parameter, of part: String?) -> [(field: String, value: String)] {
        let values = scene.previews.map { preview in
            preview.values.first { $0.part == part && $0.name == field.name }?.value.text
                ?? field.defaultValue?.text ?? (field.type.isOptional ? "nil" : "")
        }
        var missing: [(field: String, value: String)] = []
        if field.type.isOptional {
            if values.allSatisfy({ $0 == "nil" }) {
                missing.append((field.name, "with '\(field.name)'"))
            } else if !values.contains("nil") {
                missing.append((field.name, "without '\(field.name)'"))
            }
        }
        guard let cases = cases(of: field) else { return missing }
        let shown = values.filter { $0 != "nil" && !$0.isEmpty }.map(Self.caseName)
        // A constant of the team's may be any of them.
        guard !shown.isEmpty, shown.allSatisfy(cases.contains) else { return missing }
        return missing + cases.filter { !shown.contains($0) }.map { (field.name, "with '\(field.name)' as '.\($0)'") }
    }

    private func cases(of field: Parameter) -> [String]? {
        !field.isLoadable
            ? enums[(field.type.wrapped ?? field.type).text] : ["loading", "loaded", "failed"]
    }

    /// Returns the case name: `shipped` of `.shipped(by: "us")` and of `Status.shipped`.
    private static func caseName(_ value: String) -> String {
        let path = value.prefix { $0 != "(" }
        return path.split(separator: ".").last.map { $0.filter { $0 != "`" } } ?? ""
    }
}
