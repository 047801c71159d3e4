// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inInterface: [Source] = [
        Source(
            name: "Descriptor.swift",
            path: "Templates/Interface/Descriptor.swift.mustache",
            text: #"""
{{#descriptorFile}}
{{> GeneratedHeader}}
{{> Imports}}

extension {{namespace}} {
    {{#summary}}
    ///{{.}}
    {{/summary}}
    {{^summary}}
    /// Names the scene {{scene}} of {{feature}}.
    {{/summary}}
    {{public}}nonisolated struct {{scene}}Descriptor: {{conformance}} {
        public typealias Output = {{output}}
        {{#secondOutput}}
        public typealias {{.}} = {{output}}
        {{/secondOutput}}

        {{#parameters}}
        public var {{name}}: {{storageType}}
        {{/parameters}}
        {{#hasParameters}}

        {{/hasParameters}}
        {{#hasParameters}}
        {{#needsMainActor}}
        @MainActor
        {{/needsMainActor}}
        {{initializer}}
            {{#parameters}}
            self.{{member}} = {{value}}
            {{/parameters}}
        }
        {{/hasParameters}}
        {{^hasParameters}}
        public init() {}
        {{/hasParameters}}
        {{#case}}

        public var scene: {{feature}}Scene { .{{.}}(self) }
        {{/case}}
    }
}
{{#isResolvedAlone}}

/// Builds {{scene}} for whoever shows it.
@MainActor
{{public}}protocol {{scene}}SceneResolver{{objects}} {
    func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}}
}
{{/isResolvedAlone}}
{{/descriptorFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SceneEnum.swift",
            path: "Templates/Interface/SceneEnum.swift.mustache",
            text: #"""
{{#sceneEnumFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{#namesRuntimeNamespace}}
/// What generated descriptors are nested in: no source has to import ViperRuntime for it.
typealias ViewDescriptor = ViperRuntime.ViewDescriptor

{{/namesRuntimeNamespace}}
/// The scenes of {{feature}}, each with its descriptor.
{{public}}nonisolated enum {{feature}}Scene{{conformances}} {
    {{#scenes}}
    case {{case}}({{namespace}}.{{scene}}Descriptor)
    {{/scenes}}
}

/// A descriptor of a scene of {{feature}}: it states which one.
{{public}}nonisolated protocol {{feature}}SceneDescriptor: {{descriptorProtocols}} where Output == UIViewController {
    var scene: {{feature}}Scene { get }
}

/// Builds the scenes of {{feature}} for whoever routes to them.
@MainActor
{{public}}protocol {{feature}}Resolver{{objects}} {
    func resolve<D: {{feature}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}}
}
{{/sceneEnumFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "UseCase.swift",
            path: "Templates/Interface/UseCase.swift.mustache",
            text: #"""
{{#protocolFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{#summary}}
///{{.}}
{{/summary}}
{{^summary}}
/// The use case {{useCase}} of {{feature}}.
{{/summary}}
public nonisolated protocol {{useCase}}UseCase: Sendable {
    {{#methods}}
    {{signature}}
    {{/methods}}
}

extension UseCaseDescriptor {
    /// Names the use case {{useCase}} of {{feature}}.
    public nonisolated struct {{useCase}}Descriptor: {{runtimeProtocol}} {
        public typealias Output = any {{useCase}}UseCase

        public init() {}
    }
}

/// Builds the use case {{useCase}} for whoever uses it.
@MainActor
public protocol {{useCase}}UseCaseResolver{{objects}} {
    func resolve(_ descriptor: UseCaseDescriptor.{{useCase}}Descriptor) -> any {{useCase}}UseCase
}
{{/protocolFile}}

"""#,
            firstLine: 9
        ),
    ]
}
