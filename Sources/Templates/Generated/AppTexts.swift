// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inApp: [Source] = [
        Source(
            name: "AdoptedArms",
            path: "Templates/App/AdoptedArms.mustache",
            text: #"""
case .{{case}}{{#usesDescriptor}}(let descriptor){{/usesDescriptor}}:
    {{#output}}
    let scene: {{.}} = {{builder}}
    return scene as Any
    {{/output}}
    {{^output}}
    return {{builder}}
    {{/output}}

"""#,
            firstLine: 5
        ),
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
    {{^isDivided}}
    {{#scenes}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    case {{declaration}}({{descriptor}})
    {{/scenes}}
    {{/isDivided}}
    {{#isDivided}}
    {{#groups}}
    case {{groupCase}}({{group}})
    {{/groups}}
    {{#groups}}

    /// Some of them, since the compiler can't check one switch over all.
    {{isolated}}enum {{group}} {
        {{#groupScenes}}
        {{#summary}}
        ///{{.}}
        {{/summary}}
        case {{declaration}}({{descriptor}})
        {{/groupScenes}}
    }
    {{/groups}}
    {{/isDivided}}
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
    var adoptedScene: AdoptedScene { {{value}} }
}
{{/scenes}}

extension {{environment}} {
    {{#hasTeamDescriptors}}
    /// The scene that the descriptor names; `nil` for a descriptor without a spec.
    {{#attributes}}
    {{.}}
    {{/attributes}}
    {{functions}}func adoptedScene(for descriptor: Any{{handedParameters}}) -> {{optionalResult}} {
        {{#hasGenerated}}
        {{#isOffMainActor}}
        // A scene is asked for where it is shown.
        let generated = MainActor.assumeIsolated { generatedViewController(for: descriptor) }
        if let generated { return generated{{cast}} }
        {{/isOffMainActor}}
        {{^isOffMainActor}}
        if let generated = generatedViewController(for: descriptor) { return generated{{cast}} }
        {{/isOffMainActor}}
        {{/hasGenerated}}
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
        {{^isDivided}}
        {{#scenes}}
        {{> AdoptedArms}}
        {{/scenes}}
        {{/isDivided}}
        {{#isDivided}}
        {{#groups}}
        case .{{groupCase}}(let scene): return adopted(scene{{handedArguments}})
        {{/groups}}
        {{/isDivided}}
        }
    }
    {{#isDivided}}
    {{#groups}}

    {{#attributes}}
    {{.}}
    {{/attributes}}
    {{functions}}private func adopted(_ scene: AdoptedScene.{{group}}{{handedParameters}}) -> {{result}} {
        switch scene {
        {{#groupScenes}}
        {{> AdoptedArms}}
        {{/groupScenes}}
        }
    }
    {{/groups}}
    {{/isDivided}}
    {{#hasGenerated}}

    /// The scene of a generated descriptor; `nil` for any other.
    @MainActor
    private func generatedViewController(for descriptor: Any) -> UIViewController? {
        switch descriptor {
        {{#generated}}
        case let descriptor as {{type}}: return {{viewController}}
        {{/generated}}
        default: return nil
        }
    }
    {{/hasGenerated}}
}
{{#reached}}
{{#first}}

// What generated scenes lead to.
extension {{environment}} {
{{/first}}
{{^first}}

{{/first}}
    /// Builds {{scene}} for a scene that leads to it.
    {{#attributes}}
    {{.}}
    {{/attributes}}
    {{functions}}{{public}}func resolve(adopted descriptor: {{descriptor}}) -> UIViewController {
        {{#output}}
        let scene: {{.}} = {{builder}}
        return scene
        {{/output}}
        {{^output}}
        {{builder}}
        {{/output}}
    }
{{#last}}
}
{{/last}}
{{/reached}}
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

{{head}} Default{{service}}: {{superclass}}{{service}} {
    {{#openTypes}}
    public typealias {{.}} = Never
    {{/openTypes}}
    {{initializer}} {}
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
        {{#cases}}
        case let descriptor as {{type}}: return {{viewController}}
        {{/cases}}
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
