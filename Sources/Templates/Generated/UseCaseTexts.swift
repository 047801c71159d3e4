// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inUseCase: [Source] = [
        Source(
            name: "DefaultUseCase.swift",
            path: "Templates/UseCase/DefaultUseCase.swift.mustache",
            text: #"""
{{#implementationFile}}
{{> Imports}}

nonisolated struct Default{{useCase}}UseCase: {{useCase}}UseCase {
    {{#services}}
    let {{name}}: {{type}}
    {{/services}}
    {{#repositoryContract}}
    let repository: any {{.}}
    {{/repositoryContract}}
    {{#hasServices}}

    {{/hasServices}}
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/implementationFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "UseCaseBuilder.swift",
            path: "Templates/UseCase/UseCaseBuilder.swift.mustache",
            text: #"""
{{#builderFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// All that the use case {{useCase}} may reach.
@MainActor
public protocol {{useCase}}UseCaseEnvironment{{inheritance}} {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
}

/// The door of the use case {{useCase}}.
@MainActor
public enum {{useCase}}UseCaseBuilder {
    public static func build(
        with descriptor: UseCaseDescriptor.{{useCase}}Descriptor,
        environment: any {{useCase}}UseCaseEnvironment
    ) -> any {{useCase}}UseCase {
        Default{{useCase}}UseCase({{arguments}})
    }
}
{{/builderFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "UseCaseMock.swift",
            path: "Templates/UseCase/UseCaseMock.swift.mustache",
            text: #"""
{{#mockFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{mock}}
{{/mockFile}}

"""#,
            firstLine: 11
        ),
    ]
}
