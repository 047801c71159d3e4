// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inApp: [Source] = [
        Source(
            name: "AdoptedScenes.swift",
            path: "Templates/App/AdoptedScenes.swift.mustache",
            text: #"""
{{#adoptedScenesFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#declaresEnvironment}}
/// What the app's scenes are built by.
@MainActor
final class {{environment}} {
    init() {}
}

{{/declaresEnvironment}}
{{#newNamespace}}
/// The descriptors of scenes.
{{isolated}}enum {{.}} {}

{{/newNamespace}}
{{#ownDescriptors}}
extension {{namespace}} {
    {{#summary}}
    ///{{.}}
    {{/summary}}
    {{^hasFields}}
    {{isolated}}struct {{name}} {}
    {{/hasFields}}
    {{#hasFields}}
    {{isolated}}struct {{name}} {
        {{#fields}}
        var {{.}}
        {{/fields}}
    }
    {{/hasFields}}
}

{{/ownDescriptors}}
/// The scenes that are written by hand and have a spec, each with its descriptor.
{{isolated}}enum AdoptedScene {
    {{#scenes}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    case {{declaration}}({{descriptor}})
    {{/scenes}}
}

/// A descriptor of an adopted scene.
{{#attributes}}
{{.}}
{{/attributes}}
{{conformance}}protocol AdoptedSceneDescriptor {
    var adoptedScene: AdoptedScene { get }
}
{{#scenes}}

{{conformance}}extension {{descriptor}}: AdoptedSceneDescriptor {
    var adoptedScene: AdoptedScene { .{{case}}(self) }
}
{{/scenes}}

extension {{environment}} {
    {{#hasTeamDescriptors}}
    /// The scene that the descriptor names; `nil` for a descriptor without a spec.
    {{#attributes}}
    {{.}}
    {{/attributes}}
    {{functions}}func adoptedScene(for descriptor: Any{{handedParameters}}) -> {{optionalResult}} {
        guard let descriptor = descriptor as? any AdoptedSceneDescriptor else { return nil }
        return adopted(descriptor.adoptedScene{{handedArguments}})
    }
    {{/hasTeamDescriptors}}
    {{^hasTeamDescriptors}}
    /// Builds the scene that the descriptor names.
    {{#attributes}}
    {{.}}
    {{/attributes}}
    {{functions}}func resolve(_ descriptor: some AdoptedSceneDescriptor{{handedParameters}}) -> {{result}} {
        adopted(descriptor.adoptedScene{{handedArguments}})
    }
    {{/hasTeamDescriptors}}

    {{#attributes}}
    {{.}}
    {{/attributes}}
    {{functions}}private func adopted(_ scene: AdoptedScene{{handedParameters}}) -> {{result}} {
        switch scene {
        {{#scenes}}
        case .{{case}}{{#usesDescriptor}}(let descriptor){{/usesDescriptor}}:
            {{#output}}
            let scene: {{.}} = {{builder}}
            return scene as Any
            {{/output}}
            {{^output}}
            return {{builder}}
            {{/output}}
        {{/scenes}}
        }
    }
}
{{/adoptedScenesFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "AppEntrance.swift",
            path: "Templates/App/AppEntrance.swift.mustache",
            text: #"""
{{#entranceFile}}
{{> GeneratedHeader}}
{{> Imports}}

extension {{environment}} {
    /// What the app's window shows when the app starts.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func makeRootViewController() -> UIViewController {
        {{#scene}}
        {{.}}
        {{/scene}}
        {{#items}}
        let {{variable}} = {{root}}
        {{item}}
        {{/items}}
        {{#hasTabs}}
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [
            {{#tabs}}
            {{.}},
            {{/tabs}}
        ]
        return tabBarController
        {{/hasTabs}}
        {{#isEmpty}}
        UINavigationController()
        {{/isEmpty}}
    }
}
{{/entranceFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "AppEnvironment.swift",
            path: "Templates/App/AppEnvironment.swift.mustache",
            text: #"""
{{#environmentFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
/// All side effects of the app, and the resolvers of its scenes.
///
/// A service is made when it is first asked for, and may be made of others: `DefaultOrderRepository(client: client)`. A test
/// sets those that it replaces before it shows a screen.
@MainActor
public final class AppEnvironment {
    {{#services}}
    {{property}}
    {{/services}}
    {{#hasServices}}

    {{/hasServices}}
    public init() {}
}
{{/environmentFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "AppServices.swift",
            path: "Templates/App/AppServices.swift.mustache",
            text: #"""
{{#servicesFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
/// Every service that `project.yml` lists: what `{{environment}}` has to offer.
@MainActor
public protocol {{app}}Services{{objects}} {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
}

extension {{environment}}: {{app}}Services {}
{{/servicesFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "DefaultService.swift",
            path: "Templates/App/DefaultService.swift.mustache",
            text: #"""
{{#appFile}}
{{> Imports}}

public nonisolated struct Default{{service}}: {{service}} {
    public init() {}
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
        Source(
            name: "FeatureResolver.swift",
            path: "Templates/App/FeatureResolver.swift.mustache",
            text: #"""
{{#resolverFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasEnvironments}}

{{#environments}}
extension {{qualifiedEnvironment}}: {{.}} {}
{{/environments}}
{{/hasEnvironments}}
{{#hasScenes}}

extension {{qualifiedEnvironment}}: {{interface}}{{feature}}Resolver {
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func resolve<D: {{feature}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}} {
        switch descriptor.scene {
        {{#scenes}}
        case .{{case}}{{#usesDescriptor}}(let descriptor){{/usesDescriptor}}: {{build}}
        {{/scenes}}
        }
    }
}
{{/hasScenes}}
{{#ownScenes}}

extension {{qualifiedEnvironment}}: {{interface}}{{scene}}SceneResolver {
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}} {
        {{build}}
    }
}
{{/ownScenes}}
{{#useCases}}

extension {{qualifiedEnvironment}}: {{interface}}{{.}}UseCaseResolver {
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func resolve(_ descriptor: UseCaseDescriptor.{{.}}Descriptor) -> any {{.}}UseCase {
        {{.}}UseCaseBuilder.build(with: descriptor, environment: self)
    }
}
{{/useCases}}
{{/resolverFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "GeneratedScenes.swift",
            path: "Templates/App/GeneratedScenes.swift.mustache",
            text: #"""
{{#generatedScenesFile}}
{{> GeneratedHeader}}
{{> Imports}}

extension {{environment}} {
    /// The scene that a descriptor of the specs names; `nil` for a descriptor that is written by hand.
    @MainActor
    public func generatedScene(for descriptor: any {{protocol}}) -> UIViewController? {
        switch descriptor {
        {{#features}}
        case let descriptor as any {{.}}SceneDescriptor: return resolve(descriptor)
        {{/features}}
        {{#scenes}}
        case let descriptor as {{descriptor}}: return {{viewController}}
        {{/scenes}}
        default: return nil
        }
    }
}
{{/generatedScenesFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "HeadlessApp.swift",
            path: "Templates/App/HeadlessApp.swift.mustache",
            text: #"""
{{#headlessFile}}
{{> Imports}}

/// Starts the app without a screen and prints what it shows.
@main
enum {{app}}Headless {
    @MainActor
    static func main() {
        let window = UIWindow()
        let rootViewController = {{environment}}().makeRootViewController()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        print(rootViewController.treeDescription)
    }
}
{{/headlessFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SceneVariant.swift",
            path: "Templates/App/SceneVariant.swift.mustache",
            text: #"""
{{#variantFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The scenes that the descriptor of {{scene}} may lead to.
nonisolated enum {{scene}}Variant: CaseIterable {
    /// {{scene}} itself, while no flag is on.
    case standard
    {{#variants}}
    /// {{scene}}, while `{{flag}}`.
    case {{name}}
    {{/variants}}
}

extension {{appEnvironment}} {
    /// The first variant of {{scene}} whose flag is on.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    func variant(of _: {{descriptor}}) -> {{scene}}Variant {
        {{#variants}}
        if {{flag}} { return .{{member}} }
        {{/variants}}
        return .standard
    }

    /// Builds one of the variants of {{scene}}, whatever the flags say.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    func build(
        _ descriptor: {{descriptor}},
        as variant: {{scene}}Variant
    ) -> {{output}} {
        switch variant {
        case .standard: {{scene}}ViewBuilder.build(with: descriptor, environment: self)
        {{#variants}}
        case .{{member}}:
            {{scene}}ViewBuilder.build(
                {{with}}
                environment: self
            )
        {{/variants}}
        }
    }
}
{{/variantFile}}

"""#,
            firstLine: 11
        ),
    ]
}
