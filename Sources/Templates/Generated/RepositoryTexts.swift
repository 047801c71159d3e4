// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inRepository: [Source] = [
        Source(
            name: "SharedRepository.swift",
            path: "Templates/Repository/SharedRepository.swift.mustache",
            text: #"""
{{#repositoryFile}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

@MainActor
final class {{repository}}Repository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any {{repository}}RepositoryEnvironment
    }

    private let environment: any {{repository}}RepositoryEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension {{repository}}Repository: {{contract}} {
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/repositoryFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "SharedRepositoryContract.swift",
            path: "Templates/Repository/SharedRepositoryContract.swift.mustache",
            text: #"""
{{#contractFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}
{{#hasImports}}

{{/hasImports}}
{{#summary}}
///{{.}}
{{/summary}}
{{^summary}}
/// What scenes and use cases of {{feature}} ask of the repository {{repository}}.
{{/summary}}
@MainActor
protocol {{contract}}: AnyObject, Sendable {
    {{#methods}}
    {{signature}}
    {{/methods}}
}

/// All that the repository {{repository}} may reach.
@MainActor
public protocol {{repository}}RepositoryEnvironment{{objects}} {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
}
{{/contractFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SharedRepositoryForms.swift",
            path: "Templates/Repository/SharedRepositoryForms.swift.mustache",
            text: #"""
{{#formsFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{> RepositoryForms}}
{{/formsFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SharedRepositoryMock.swift",
            path: "Templates/Repository/SharedRepositoryMock.swift.mustache",
            text: #"""
{{#mockFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

{{mock}}
{{/mockFile}}

"""#,
            firstLine: 10
        ),
    ]
}
