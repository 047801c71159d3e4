// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inTestSupport: [Source] = [
        Source(
            name: "StubAPIClientConformance.swift",
            path: "Templates/TestSupport/StubAPIClientConformance.swift.mustache",
            text: #"""
{{#stubFile}}
{{> Imports}}

// Ask `self` for each requirement of {{service}}. For example:
//
//     public func get<Value: Decodable>(_ path: String) async throws -> Value {
//         try answer(to: path)
//     }
{{#hasMembers}}
nonisolated extension ViperTesting.StubAPIClient: {{module}}.{{service}} {
    {{#members}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/members}}
}
{{/hasMembers}}
{{^hasMembers}}
nonisolated extension ViperTesting.StubAPIClient: {{module}}.{{service}} {}
{{/hasMembers}}
{{/stubFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "StubbableEnvironment.swift",
            path: "Templates/TestSupport/StubbableEnvironment.swift.mustache",
            text: #"""
{{#environmentFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The environment of {{feature}} for tests and for its sandbox: every service is its mock unless it is set, and every
/// descriptor that is resolved is recorded and can be stubbed.
@MainActor
public final class StubbableEnvironment {
    /// What stands behind the services that aren't set.
    @MainActor
    public struct Mocks {
        {{#mocks}}
        public let {{name}}: {{class}}
        {{/mocks}}

        init() {
            {{#mocks}}
            self.{{member}} = {{class}}()
            {{/mocks}}
        }
    }

    public let mocks: Mocks
    /// What was resolved, and what is resolved otherwise.
    public let resolutions = DescriptorResolutions()
    {{#services}}
    {{#isMocked}}

    {{#summary}}
    ///{{.}}
    {{/summary}}
    public var {{name}}: {{type}}
    {{/isMocked}}
    {{^isMocked}}

    {{#summary}}
    ///{{.}}
    {{/summary}}
    {{#sample}}
    /// There is no mock of it: it is a sample until it is set.
    public var {{name}}: {{type}} {
        get {
            guard let service = {{stub}} else { return {{.}} }
            return service
        }
        set { {{stub}} = newValue }
    }
    {{/sample}}
    {{^sample}}
    /// There is no mock of it: set it before it is asked for.
    public var {{name}}: {{type}} {
        get {
            guard let service = {{stub}} else {
                unstubbed(
                    {{literal}},
                    of: "StubbableEnvironment",
                    advice: "Set environment.{{member}} before{{remedy}}."
                )
            }
            return service
        }
        set { {{stub}} = newValue }
    }
    {{/sample}}
    private var {{stub}}: {{optionalType}}
    {{/isMocked}}
    {{/services}}

    public init() {
        let mocks = Mocks()
        self.mocks = mocks
        {{#services}}
        {{#isMocked}}
        self.{{member}} = mocks.{{member}}
        {{/isMocked}}
        {{/services}}
    }

    /// Says what a descriptor resolves to from now on.
    public func stub<Descriptor: {{runtimeProtocol}}>(
        _ type: Descriptor.Type,
        with make: @escaping (Descriptor) -> Descriptor.Output
    ) {
        resolutions.stub(type, with: make)
    }
}

{{#environments}}
extension StubbableEnvironment: {{.}} {}
{{/environments}}
{{#hasScenes}}

extension StubbableEnvironment: {{feature}}Resolver {
    public func resolve<D: {{feature}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}} {
        resolutions.resolve(descriptor) {
            switch descriptor.scene {
            {{#scenes}}
            case .{{case}}(let descriptor): {{build}}
            {{/scenes}}
            }
        }
    }
}
{{/hasScenes}}
{{#ownScenes}}

extension StubbableEnvironment: {{scene}}SceneResolver {
    public func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}} {
        resolutions.resolve(descriptor) {
            {{build}}
        }
    }
}
{{/ownScenes}}
{{#otherFeatures}}

extension StubbableEnvironment: {{.}}Resolver {
    public func resolve<D: {{.}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}} {
        resolutions.resolve(descriptor) { resolutions.standIn(for: descriptor) }
    }
}
{{/otherFeatures}}
{{#otherScenes}}

extension StubbableEnvironment: {{scene}}SceneResolver {
    public func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}} {
        resolutions.resolve(descriptor) {
            let standIn = resolutions.standIn(for: descriptor)
            return {{value}}
        }
    }
}
{{/otherScenes}}
{{#adopted}}

extension StubbableEnvironment {
    /// Says what the team's own descriptor of {{scene}} resolves to from now on.
    public func stub(adopted type: {{descriptor}}.Type, with make: @escaping ({{descriptor}}) -> UIViewController) {
        resolutions.stub(adopted: type, with: make)
    }

    public func resolve(adopted descriptor: {{descriptor}}) -> UIViewController {
        resolutions.resolve(adopted: descriptor)
    }
}
{{/adopted}}
{{#useCases}}

extension StubbableEnvironment: {{.}}UseCaseResolver {
    public func resolve(_ descriptor: UseCaseDescriptor.{{.}}Descriptor) -> any {{.}}UseCase {
        resolutions.resolve(descriptor) {
            {{.}}UseCaseBuilder.build(with: descriptor, environment: self)
        }
    }
}
{{/useCases}}
{{#otherUseCases}}

extension StubbableEnvironment: {{useCase}}UseCaseResolver {
    public func resolve(_ descriptor: UseCaseDescriptor.{{useCase}}Descriptor) -> any {{useCase}}UseCase {
        resolutions.resolve(descriptor) { mocks.{{member}} }
    }
}
{{/otherUseCases}}
{{/environmentFile}}

"""#,
            firstLine: 9
        ),
    ]
}
