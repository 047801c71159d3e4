// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inCore: [Source] = [
        Source(
            name: "ServiceProtocol.swift",
            path: "Templates/Core/ServiceProtocol.swift.mustache",
            text: #"""
{{#summary}}
///{{.}}
{{/summary}}
public nonisolated protocol {{service}}: Sendable {}

"""#,
            firstLine: 9
        ),
    ]
}
