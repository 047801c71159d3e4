// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inLegacy: [Source] = [
        Source(
            name: "LegacyViewBuilder.swift",
            path: "Templates/Legacy/LegacyViewBuilder.swift.mustache",
            text: #"""
{{#legacyViewBuilderFile}}
{{> Imports}}

/// The door of {{scene}}, which is still shown by {{class}}.
@MainActor
{{public}}enum {{scene}}ViewBuilder: SceneViewBuilder {
    {{#isShared}}
    /// The one screen, which the app keeps.
    private static let shared = {{class}}()

    {{/isShared}}
    {{public}}static func build(
        with descriptor: {{namespace}}.{{scene}}Descriptor,
        environment: any {{scene}}Environment
    ) -> {{output}} {
        {{#hasWireframe}}
        // Hand over what the screen needs of the descriptor and of the environment, and what it has to keep for its routes:
        // {{scene}}Wireframe(viewController: viewController, environment: environment)
        let viewController = {{screen}}
        return {{result}}
        {{/hasWireframe}}
        {{^hasWireframe}}
        // Hand over what the screen needs of the descriptor and of the environment.
        {{result}}
        {{/hasWireframe}}
    }
}
{{/legacyViewBuilderFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "OldSceneContracts.swift",
            path: "Templates/Legacy/OldSceneContracts.swift.mustache",
            text: #"""
{{#contractsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
/// Where {{scene}} can lead.
@MainActor
protocol {{scene}}WireframeContract: AnyObject {
    {{#wireframe}}
    {{signature}}
    {{/wireframe}}
}
{{/contractsFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "OldSceneWireframe.swift",
            path: "Templates/Legacy/OldSceneWireframe.swift.mustache",
            text: #"""
{{#wireframeFile}}
{{> Imports}}

/// Leads from {{scene}} to other scenes. Its view controller keeps it.
#if canImport(ObjectiveC)
    @objcMembers
#endif
@MainActor
final class {{scene}}Wireframe: NSObject {
    private weak var viewController: UIViewController?
    private let environment: any {{scene}}Environment

    init(
        viewController: UIViewController,
        environment: any {{scene}}Environment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
    }
}

{{> Routes}}
{{/wireframeFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "ServiceAdapter.swift",
            path: "Templates/Legacy/ServiceAdapter.swift.mustache",
            text: #"""
{{#appFile}}
{{> Imports}}

/// Lets the app's old `{{legacy}}` be used as any other service.
{{head}} {{service}}Adapter: {{superclass}}{{service}} {
    {{#openTypes}}
    public typealias {{.}} = Never
    {{/openTypes}}
    {{initializer}} {}

    // Forward each requirement of {{service}} to {{legacy}}.
    {{#members}}

    {{declaration}}
        {{body}}
    }
    {{/members}}
}
{{/appFile}}

"""#,
            firstLine: 10
        ),
    ]
}
