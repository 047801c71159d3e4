/// The variables in templates of a component.
enum ComponentVariables {
    static let table: TemplateTable<ComponentPlace> = [
        .text("specPath", "the source that the file comes from, relative to the target package") { $0.specPath },
        .text("component", "the component's type") { $0.component.name },
        .text("condition", "when the component is there to be previewed") { $0.condition },
        .texts("availability", "since which systems it is there, as attributes") { $0.component.availability },
        .list("previews", "its previews, which are combinations of what it shows", of: preview) { place in
            place.component.previews.map { (place.component, $0) }
        },
        .fields("componentFile", "of the component itself, for people to draw", of: scaffold) { $0 },
        .fields("componentPreviewsFile", "of the previews", of: file) { $0 },
        .fields("componentTestsFile", "of the tests that previews are what their names say", of: ComponentTests.table) {
            ComponentTests($0)
        },
    ]

    private static let file: TemplateTable<ComponentPlace> = [.imports { $0.imports }]

    private static let scaffold: TemplateTable<ComponentPlace> = [
        .imports { $0.publicImports },
        .text("literal", "its name as a string literal") { $0.component.name.swiftLiteral },
        .flag("hasParameters", "whether it takes anything") { !$0.component.parameters.isEmpty },
        .list("parameters", "what it takes", of: parameter) { $0.component.parameters },
        .code("initializer", "the beginning of its initializer") {
            [
                .phrase(
                    "public init(",
                    $0.component.parameters.map { "\($0.name.spelled(.declaration)): \($0.type)" },
                    ") {"
                )
            ]
        },
    ]

    private static let parameter: TemplateTable<DeclaredComponent.Parameter> = [
        .text("property", "its property") {
            "\($0.isKept ? "public" : "private") let \($0.name.spelled(.declaration)): \($0.storedType)"
        },
        .text("member", "the property's name behind a dot") { $0.name.spelled(.member) },
        .text("value", "the parameter inside of the initializer") { $0.name.spelled(.local) },
    ]

    private static let preview: TemplateTable<(Component, Component.Preview)> = [
        .text("literal", "the preview's name as a string literal") { $1.name.swiftLiteral },
        .text("reference", "the preview's name by itself") { $1.name.spelled(.local) },
        .text("member", "the preview's name behind a dot") { $1.name.spelled(.member) },
        .code("declaration", "the property with the component") { component, preview in
            let call = PreviewState.phrase(".init(", preview.arguments.map(\.text))
            return [PreviewState(name: preview.name, access: "", type: component.name, value: call).declaration]
        },
    ]
}

extension Component.Argument {
    fileprivate var text: String {
        let text = isBinding ? ".constant(\(value.text))" : value.text
        return label == "_" ? text : "\(label.spelled(.argumentLabel)): \(text)"
    }
}

extension ComponentPlace {
    fileprivate var condition: String {
        let own = component.conditions.filter { $0 != "canImport(SwiftUI)" }
            .map { $0.contains("||") ? "(\($0))" : $0 }
        return (["canImport(SwiftUI)"] + own + ["DEBUG"]).joined(separator: " && ")
    }

    /// The imports of an unwritten component that other modules may use.
    fileprivate var publicImports: [String] {
        var imports = context.imports(in: component.module.name)
        imports.add("SwiftUI", .public)
        for parameter in component.parameters {
            if case .success(let type) = SwiftType.read(parameter.type) { imports.add(type, .public) }
        }
        return imports.lines()
    }

    /// The imports of the component's source, and those that its previews' values need.
    fileprivate var imports: [String] {
        var imports = context.imports(in: component.module.name)
        for module in ["SwiftUI"] + component.imports { imports.add(module) }
        for argument in component.previews.flatMap(\.arguments) { imports.add(argument.value) }
        return imports.lines()
    }
}
