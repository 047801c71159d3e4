// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inLegacy: [Source] = [
        Source(
            name: "LegacyViewBuilder.swift",
            path: "Templates/Legacy/LegacyViewBuilder.swift.mustache",
            text: #"""
{{> Imports}}

/// The door of {{scene}}, which is still shown by {{class}}.
@MainActor
public enum {{scene}}ViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: {{namespace}}.{{scene}}Descriptor,
        environment: any {{scene}}Environment
    ) -> {{output}} {
        // Hand over what the screen needs of the descriptor and of the environment.
        {{result}}
    }
}

"""#,
            firstLine: 10
        ),
        Source(
            name: "ServiceAdapter.swift",
            path: "Templates/Legacy/ServiceAdapter.swift.mustache",
            text: #"""
{{> Imports}}

/// Lets the app's old `{{legacy}}` be used as any other service.
public nonisolated struct {{service}}Adapter: {{service}} {
    public init() {}

    // Forward each requirement of {{service}} to {{legacy}}.
}

"""#,
            firstLine: 10
        ),
    ]
}
