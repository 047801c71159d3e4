// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inComponent: [Source] = [
        Source(
            name: "Component.swift",
            path: "Templates/Component/Component.swift.mustache",
            text: #"""
#if canImport(SwiftUI)
    {{#componentFile}}
    {{#imports}}
    {{.}}
    {{/imports}}

    /// @component
    public struct {{component}}: View {
        {{#parameters}}
        {{property}}
        {{/parameters}}
        {{#hasParameters}}

        {{/hasParameters}}
        {{initializer}}
            {{#parameters}}
            self.{{member}} = {{value}}
            {{/parameters}}
        }

        public var body: some View {
            Text(verbatim: {{literal}})
        }
    }
    {{/componentFile}}
#endif

"""#,
            firstLine: 10
        ),
        Source(
            name: "ComponentPreviewTests.swift",
            path: "Templates/Component/ComponentPreviewTests.swift.mustache",
            text: #"""
{{#componentTestsFile}}
{{> GeneratedHeader}}
#if {{condition}}
{{> Imports}}

    /// Each preview of {{component}} shows what its name says.
    {{suite}}
        {{#tests}}
        {{declaration}} {
            {{body}}
        }

        {{/tests}}
        {{helper}} func previews(where fits: ({{component}}) -> Bool) -> [String] {
            {{component}}Previews.all.filter { fits($0.component) }.map { $0.name }
        }
    }
#endif
{{/componentTestsFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "ComponentPreviews.swift",
            path: "Templates/Component/ComponentPreviews.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
#if {{condition}}
    {{#componentPreviewsFile}}
    {{#imports}}
    {{.}}
    {{/imports}}
    {{/componentPreviewsFile}}

    /// {{component}} in all combinations of what it shows.
    {{#availability}}
    {{.}}
    {{/availability}}
    @MainActor
    enum {{component}}Previews {
        /// By name.
        static var all: [(name: String, component: {{component}})] {
            [
                {{#previews}}
                ({{literal}}, {{reference}}),
                {{/previews}}
            ]
        }
        {{#previews}}

        static var {{name}}: {{component}} {
            {{call}}
        }
        {{/previews}}
    }
    {{#previews}}

    {{#availability}}
    {{.}}
    {{/availability}}
    #Preview({{literal}}) {
        {{component}}Previews.{{member}}
    }
    {{/previews}}
#endif

"""#,
            firstLine: 9
        ),
    ]
}
