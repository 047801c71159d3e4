// swift-format-ignore-file
// Made of the folder Templates by `make texts`; edit what is there.
extension TemplateLibrary {
    /// By their paths.
    static let texts: [(path: String, text: String)] = [
("Templates/Handwritten/handwritten.style", ##"""
order: 5
what: a screen whose code is all its team's; only what names it and leads to it is made
traits: handwritten
lacks: state, events, interactor, children, previews, stateConformances, parts, useCase, repository, view, contents, uses
part: Wireframe
  members: routes
  when: wireframe
  scaffold: OldSceneWireframe.swift

"""##),
("Templates/Legacy/legacy.style", ##"""
order: 4
what: an old screen, wrapped
traits: old
lacks: state, events, interactor, children, previews, stateConformances, parts, useCase, repository, view, contents, returns
part: Wireframe
  members: routes
  when: wireframe
  scaffold: OldSceneWireframe.swift

"""##),
("Templates/MVVM/mvvm.style", ##"""
order: 3
what: a SwiftUI view over a view model with a data object for each part of the screen
traits: parts, viewModel, drawnBySwiftUI
lacks: interactor, view
part: ViewController
part: ViewModel
  members: inputs
  scaffold: ViewModel.swift
  common: true
part: UseCase
  members: useCase
  when: ownUseCase
  scaffold: SceneUseCase.swift
  common: true
part: Repository
  members: repository
  when: ownRepository
  scaffold: SceneRepository.swift
  common: true
part: Wireframe
  members: routes
  scaffold: Wireframe.swift

"""##),
("Templates/SwiftUI/swiftui.style", ##"""
order: 2
what: a SwiftUI view of yours, hosted, over a presenter with a state
traits: parts, dataSource, drawnBySwiftUI
lacks: parts, useCase, repository
part: ViewController
  members: rendering
  contract: SceneViewContract
part: Presenter
  members: events
  collaborators: Interactor, Wireframe
  scaffold: Presenter.swift
  tests: SceneTests.swift
part: Interactor
  members: interactor
  when: interactor
  scaffold: Interactor.swift
part: Wireframe
  members: routes
  when: wireframe
  scaffold: Wireframe.swift

"""##),
("Templates/UIKit/uikit.style", ##"""
order: 1
what: a view controller of yours, over a presenter with a state
traits: parts, ownViewController
lacks: parts, useCase, repository
part: ViewController
  members: rendering
  contract: SceneViewContract
  scaffold: UIKitViewController.swift
part: Presenter
  members: events
  collaborators: Interactor, Wireframe
  scaffold: Presenter.swift
  tests: SceneTests.swift
part: Interactor
  members: interactor
  when: interactor
  scaffold: Interactor.swift
part: Wireframe
  members: routes
  when: wireframe
  scaffold: Wireframe.swift

"""##),
("Templates/App/AdoptedArms.mustache", ##"""
{{!
for: templates
what: an adopted scene's arm in its switch
}}
case .{{case}}{{#usesDescriptor}}(let descriptor){{/usesDescriptor}}:
    {{#output}}
    let scene: {{.}} = {{builder}}
    return scene as Any
    {{/output}}
    {{^output}}
    return {{builder}}
    {{/output}}

"""##),
("Templates/App/AdoptedScenes.swift.mustache", ##"""
{{!
for: project
when: adoptedScenes
file: Sources/<App>/Generated/<AppEnvironment>+AdoptedScenes.swift
kind: generated
declares: AdoptedScene, AdoptedSceneDescriptor
table: project
what: the switch over scenes whose descriptors are [your own](existing-apps.md#the-resolver-alone); the only file while no spec needs more
}}
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

"""##),
("Templates/App/AppEntrance.swift.mustache", ##"""
{{!
for: project
when: wholeApp
file: Sources/<App>/Generated/<AppEnvironment>+Entrance.swift
kind: generated
table: project
what: `makeRootViewController()`: the `start` scene or the `tabs`; with [states](scopes.md), `showRoot(in:)`
}}
{{#entranceFile}}
{{> GeneratedHeader}}
{{> Imports}}

extension {{environment}} {
    {{^windowState}}
    /// What the app's window shows when the app starts.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func makeRootViewController() -> UIViewController {
        {{#scene}}
        {{.}}
        {{/scene}}
        {{#hasTabs}}
        {{> Tabs}}
        {{/hasTabs}}
        {{#isEmpty}}
        UINavigationController()
        {{/isEmpty}}
    }
    {{/windowState}}
    {{#windowState}}
    /// What a window shows in one of the app's states.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func makeRootViewController(for state: {{.}}) -> UIViewController {
        switch state {
        {{#states}}
        case .{{member}}{{#scope}}(let environment){{/scope}}: {{screen}}
        {{/states}}
        }
    }

    /// Has a window show what the app's state asks for, now and whenever that changes.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func showRoot(in window: UIWindow) {
        root.show(in: window) { [weak self] in self?.makeRootViewController(for: $0) }
    }
    {{/windowState}}
}
{{#tabStates}}

extension {{owner}} {
    /// The tabs that windows show in the state `{{state}}`.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    func makeTabBarController() -> UITabBarController {
        {{> Tabs}}
    }
}
{{/tabStates}}
{{/entranceFile}}

"""##),
("Templates/App/AppEnvironment.swift.mustache", ##"""
{{!
for: project
when: wholeApp, scaffoldedEnvironment
file: Sources/<App>/<AppEnvironment>.swift
kind: scaffold
declares: <AppEnvironment>
table: project
what: the app's environment: all services
}}
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
    {{#root}}
    /// What windows show: whoever knows the app's state changes it.
    {{.}}
    {{^hasServices}}

    {{/hasServices}}
    {{/root}}
    {{#services}}
    {{property}}
    {{/services}}
    {{#hasServices}}

    {{/hasServices}}
    public init() {}
}
{{/environmentFile}}

"""##),
("Templates/App/AppLinks.swift.mustache", ##"""
{{!
for: project
when: wholeApp, links
file: Sources/<App>/Generated/<App>Links.swift
kind: generated
declares: <App>Link
table: project
what: the links that lead to scenes: from a URL to a descriptor and back, and where each leads
}}
{{#linksFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The scenes that links lead to, each with its descriptor.
public nonisolated enum {{app}}Link{{conformances}} {
    {{#scenes}}
    {{#links}}
    /// `{{.}}`
    {{/links}}
    case {{case}}({{descriptor}})
    {{/scenes}}

    /// Reads a link; `nil` if it isn't one of the app's.
    public init?(_ url: URL) {
        guard let link = {{app}}LinkTable.links.target(of: url) else { return nil }
        self = link
    }

    /// The link for others to open; `nil` if a text can't be part of one, as an empty one in a path.
    public var url: URL? {
        switch self {
        {{#scenes}}
        case .{{case}}{{urlBinding}}:
            {{url}}
        {{/scenes}}
        }
    }
}

/// The links, each with how its descriptor is made.
private nonisolated enum {{app}}LinkTable {
    static let links = LinkTable<{{app}}Link>(
        origins: [
            {{#origins}}
            {{.}},
            {{/origins}}
        ],
        [
            {{patterns}}
        ]
    )
}

extension {{environment}} {
    /// Shows what a link leads to.
    ///
    /// - Returns: False if it isn't one of the app's links, or can't be shown now.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    @discardableResult
    public func open(_ url: URL, in window: UIWindow) -> Bool {
        guard let link = {{app}}Link(url) else { return false }
        {{#dependsOnState}}
        return window.show { self.destination(of: link) }
        {{/dependsOnState}}
        {{^dependsOnState}}
        return window.show(destination(of: link))
        {{/dependsOnState}}
    }

    /// Returns where a link leads{{#dependsOnState}}; `nil` in a state of the app that doesn't have it{{/dependsOnState}}.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func destination(of link: {{app}}Link) -> LinkDestination{{#dependsOnState}}?{{/dependsOnState}} {
        switch link {
        {{#scenes}}
        case .{{case}}{{binding}}:
            {{destination}}
        {{/scenes}}
        }
    }
}
{{/linksFile}}

"""##),
("Templates/App/AppRestoration.swift.mustache", ##"""
{{!
for: project
when: wholeApp, restoration
file: Sources/<App>/Generated/<App>Restoration.swift
kind: generated
declares: <App>Screen
table: project
what: the screens that [come back](restoration.md) when the app starts anew
}}
{{#restorationFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The screens that come back when the app starts anew, each with its descriptor.
public nonisolated enum {{app}}Screen: Codable {
    {{#scenes}}
    case {{case}}({{descriptor}})
    {{/scenes}}

    /// Creates what is stored of a screen; `nil` for one that doesn't come back.
    public init?(_ descriptor: any {{descriptorProtocol}}) {
        switch descriptor {
        {{#scenes}}
        case let descriptor as {{descriptor}}: self = .{{member}}(descriptor)
        {{/scenes}}
        default: return nil
        }
    }
}

extension {{environment}} {
    /// Returns the place where people are in a window, for the system to keep while the app isn't running.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func restorationActivity(of window: UIWindow) -> NSUserActivity {
        window.restorationActivity { {{app}}Screen($0) }
    }

    /// Shows the place where people were, once the window is visible.
    ///
    /// - Returns: False if nothing of it can be read any more, or if it can't be shown now.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    @discardableResult
    public func restore(_ activity: NSUserActivity, in window: UIWindow) -> Bool {
        window.restore(activity) { (screen: {{app}}Screen) in
            switch screen {
            {{#scenes}}
            case .{{member}}(let descriptor): {{owner}}resolve(descriptor)
            {{/scenes}}
            }
        }
    }
}
{{/restorationFile}}

"""##),
("Templates/App/AppServices.swift.mustache", ##"""
{{!
for: project
when: wholeApp
file: Sources/<App>/Generated/<App>Services.swift
kind: generated
declares: <App>Services
table: project
what: the protocol that makes the compiler ask for every service
}}
{{#servicesFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#hasScopes}}
/// Every service that is there in all of the app's states: what `{{environment}}` has to offer.
{{/hasScopes}}
{{^hasScopes}}
/// Every service that `project.yml` lists: what `{{environment}}` has to offer.
{{/hasScopes}}
@MainActor
public protocol {{app}}Services {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
    {{#windowState}}
    /// What windows show, which follows the app's state.
    var root: WindowRoot<{{.}}> { get }
    {{/windowState}}
}

extension {{environment}}: {{app}}Services {}
{{/servicesFile}}

"""##),
("Templates/App/DefaultService.swift.mustache", ##"""
{{!
for: service
when: implementation
file: Sources/<App>/Services/Default<Service>.swift
kind: scaffold
declares: Default<Service>
table: project
what: what the app uses for it, unless some file of the app declares it
}}
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

"""##),
("Templates/App/FeatureResolver.swift.mustache", ##"""
{{!
for: module
when: doors
file: Sources/<App>/Generated/<AppEnvironment>+<Feature>.swift
section: 1
kind: generated
table: project
what: the resolver's switch of one feature
}}
{{#resolverFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#owners}}
{{#hasEnvironments}}

{{#environments}}
extension {{owner}}: {{.}} {}
{{/environments}}
{{/hasEnvironments}}
{{#hasScenes}}

extension {{owner}}: {{interface}}{{feature}}Resolver {
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func resolve<D: {{feature}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}} {
        viewController(for: descriptor.scene).showing(descriptor, in: {{appInside}})
    }

    {{#isolation}}
    {{.}}
    {{/isolation}}
    private func viewController(for scene: {{feature}}Scene) -> UIViewController {
        switch scene {
        {{#scenes}}
        case .{{case}}{{#usesDescriptor}}(let descriptor){{/usesDescriptor}}: {{build}}
        {{/scenes}}
        }
    }
}
{{/hasScenes}}
{{#ownScenes}}

extension {{owner}}: {{interface}}{{scene}}SceneResolver {
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}} {
        {{build}}{{#keepsDescriptor}}.showing(descriptor, in: {{appInside}}){{/keepsDescriptor}}
    }
}
{{/ownScenes}}
{{#useCases}}

extension {{owner}}: {{interface}}{{.}}UseCaseResolver {
    {{#isolation}}
    {{.}}
    {{/isolation}}
    public func resolve(_ descriptor: UseCaseDescriptor.{{.}}Descriptor) -> any {{.}}UseCase {
        {{.}}UseCaseBuilder.build(with: descriptor, environment: self)
    }
}
{{/useCases}}
{{/owners}}
{{/resolverFile}}

"""##),
("Templates/App/GeneratedScenes.swift.mustache", ##"""
{{!
for: project
when: wholeApp, teamDescriptors
file: Sources/<App>/Generated/<AppEnvironment>+GeneratedScenes.swift
kind: generated
table: project
what: the way from the team's own resolver to generated scenes; only where `descriptors` names a `protocol`
}}
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

"""##),
("Templates/App/HeadlessApp.swift.mustache", ##"""
{{!
for: project
when: wholeApp, libraryApp
file: Sources/<App>Headless/<App>Headless.swift
kind: scaffold
declares: <App>Headless
table: project
what: a program that starts the app without a screen, unless the app is [the application itself](existing-apps.md#in-the-real-application-target)
}}
{{#headlessFile}}
{{> Imports}}

/// Starts the app without a screen and prints what it shows.
@main
enum {{app}}Headless {
    @MainActor
    static func main() {
        let window = UIWindow()
        {{#hasStates}}
        let environment = {{environment}}()
        environment.showRoot(in: window)
        window.makeKeyAndVisible()
        print(window.treeDescription)
        {{/hasStates}}
        {{^hasStates}}
        let rootViewController = {{environment}}().makeRootViewController()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        print(rootViewController.treeDescription)
        {{/hasStates}}
    }
}
{{/headlessFile}}

"""##),
("Templates/App/SceneVariant.swift.mustache", ##"""
{{!
for: scene
when: variants
file: Sources/<App>/Generated/<AppEnvironment>+<Feature>.swift
section: 2
kind: generated
declares: <Scene>Variant
table: variations
what: the choice between the scene and its variants
}}
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
                environment: {{environment}}
            )
        {{/variants}}
        }
    }
}
{{/variantFile}}

"""##),
("Templates/App/Scope.swift.mustache", ##"""
{{!
for: scope
file: Sources/<App>/Generated/<State>Environment+App.swift
kind: generated
declares: <State>Services
table: project
what: the protocol of the state's services, and what its environment has from the app's
}}
{{#scopeFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Every service that is there in the state `{{state}}` only: what `{{environment}}` has to offer.
@MainActor
public protocol {{contract}} {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
}

extension {{environment}}: {{contract}} {}
{{#hasAppServices}}

// Services that the app has all the time.
extension {{environment}} {
    {{#appServices}}
    public var {{name}}: {{type}} { app.{{member}} }
    {{/appServices}}
}
{{/hasAppServices}}
{{#hasUnseenFailures}}
{{#tellsFailuresFirst}}

extension {{appEnvironment}}: UnseenFailureHandler {}
{{/tellsFailuresFirst}}

extension {{environment}} {
    /// The app is told why an action failed whose screen has gone.
    public func handleUnseenFailure(_ failure: SceneFailure) { app.handleUnseenFailure(failure) }
}
{{/hasUnseenFailures}}
{{#features}}

extension {{environment}}: {{.}}Resolver {
    public func resolve<D: {{.}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}} { app.resolve(descriptor) }
}
{{/features}}
{{#ownScenes}}

extension {{environment}}: {{scene}}SceneResolver {
    public func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}} { app.resolve(descriptor) }
}
{{/ownScenes}}
{{#useCases}}

extension {{environment}}: {{.}}UseCaseResolver {
    public func resolve(_ descriptor: UseCaseDescriptor.{{.}}Descriptor) -> any {{.}}UseCase { app.resolve(descriptor) }
}
{{/useCases}}
{{#adopted}}

extension {{environment}} {
    {{public}}func resolve(adopted descriptor: {{descriptor}}) -> UIViewController { app.resolve(adopted: descriptor) }
}
{{/adopted}}
{{/scopeFile}}

"""##),
("Templates/App/ScopeEnvironment.swift.mustache", ##"""
{{!
for: scope
file: Sources/<App>/<State>Environment.swift
kind: scaffold
declares: <State>Environment
table: project
what: what is there in [one state of the app](scopes.md) only
}}
{{#scopeEnvironmentFile}}
{{> Imports}}

/// What is there only while the app is in the state `{{state}}`. It is made when that begins, and goes with it.
@MainActor
public final class {{environment}} {
    public let app: {{appEnvironment}}
    {{#services}}
    {{property}}
    {{/services}}

    public init(app: {{appEnvironment}}) {
        self.app = app
    }
}
{{/scopeEnvironmentFile}}

"""##),
("Templates/App/Tabs.mustache", ##"""
{{!
for: templates
what: makes the app's tabs
}}
{{#items}}
let {{variable}} = {{root}}
{{item}}
{{/items}}
let tabBarController = UITabBarController()
tabBarController.viewControllers = [
    {{#tabs}}
    {{.}},
    {{/tabs}}
]
return tabBarController

"""##),
("Templates/App/WindowState.swift.mustache", ##"""
{{!
for: project
when: wholeApp, states
file: Sources/<App>/Generated/<App>WindowState.swift
kind: generated
declares: <App>WindowState
table: project
what: the app's [states](scopes.md), each with the environment that is there only then
}}
{{#entranceFile}}
{{> GeneratedHeader}}
/// The states of {{app}}, by which windows show different screens.
{{#hasScopes}}
@MainActor
public enum {{windowState}} {
{{/hasScopes}}
{{^hasScopes}}
public nonisolated enum {{windowState}}: Hashable, Sendable {
{{/hasScopes}}
    {{#states}}
    case {{case}}{{#scope}}({{.}}){{/scope}}
    {{/states}}
}
{{#states}}
{{#scope}}

extension {{windowState}} {
    /// What is there in the state `{{state}}` only; `nil` in any other.
    public var {{value}}: {{.}}? {
        if case .{{member}}(let environment) = self { environment } else { nil }
    }
}
{{/scope}}
{{/states}}
{{/entranceFile}}

"""##),
("Templates/AppTarget/AccentColor.json.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: <App>App/Assets.xcassets/AccentColor.colorset/Contents.json
kind: scaffold
table: appTarget
what: a place for the app's tint; the system's blue until it has one
}}
{
  "colors": [
    {
      "idiom": "universal"
    }
  ],
  "info": {
    "author": "xcode",
    "version": 1
  }
}

"""##),
("Templates/AppTarget/AppDelegate.swift.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: <App>App/AppDelegate.swift
kind: scaffold
declares: AppDelegate
table: appTarget
what: where the app starts; holds its environment
}}
{{#appTargetFile}}
{{> Imports}}

/// Holds what lives as long as the app does, whatever windows it has.
@main
@MainActor
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// All services, and the way to every screen. Windows come and go, and share it.
    let environment = {{environment}}()
}
{{/appTargetFile}}

"""##),
("Templates/AppTarget/AppIcon.json.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: <App>App/Assets.xcassets/AppIcon.appiconset/Contents.json
kind: scaffold
table: appTarget
what: a place for the app's icon, 1024 points wide and high
}}
{
  "images": [
    {
      "idiom": "universal",
      "platform": "ios",
      "size": "1024x1024"
    }
  ],
  "info": {
    "author": "xcode",
    "version": 1
  }
}

"""##),
("Templates/AppTarget/AppInfo.plist.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: <App>App/Info.plist
kind: scaffold
table: appTarget
what: with the scene manifest, and a launch screen in the system's background colour
}}
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key>
	<string>$(DEVELOPMENT_LANGUAGE)</string>
	<key>CFBundleDisplayName</key>
	<string>{{project}}</string>
	<key>CFBundleExecutable</key>
	<string>$(EXECUTABLE_NAME)</string>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundleInfoDictionaryVersion</key>
	<string>6.0</string>
	{{#language}}
	<key>CFBundleLocalizations</key>
	<array>
		<string>{{.}}</string>
	</array>
	{{/language}}
	<key>CFBundleName</key>
	<string>$(PRODUCT_NAME)</string>
	<key>CFBundlePackageType</key>
	<string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
	<key>CFBundleShortVersionString</key>
	<string>$(MARKETING_VERSION)</string>
	<key>CFBundleVersion</key>
	<string>$(CURRENT_PROJECT_VERSION)</string>
	{{#hasSchemes}}
	<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
			<key>CFBundleURLSchemes</key>
			<array>
				{{#schemes}}
				<string>{{.}}</string>
				{{/schemes}}
			</array>
		</dict>
	</array>
	{{/hasSchemes}}
	<key>LSRequiresIPhoneOS</key>
	<true/>
	{{#hasRestoration}}
	<key>NSUserActivityTypes</key>
	<array>
		<string>$(PRODUCT_BUNDLE_IDENTIFIER).restoration</string>
	</array>
	{{/hasRestoration}}
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key>
		<false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default Configuration</string>
					<key>UISceneDelegateClassName</key>
					<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationSupportsIndirectInputEvents</key>
	<true/>
	<key>UILaunchScreen</key>
	<dict/>
	<key>UISupportedInterfaceOrientations</key>
	<array>
		<string>UIInterfaceOrientationPortrait</string>
		<string>UIInterfaceOrientationLandscapeLeft</string>
		<string>UIInterfaceOrientationLandscapeRight</string>
	</array>
	<key>UISupportedInterfaceOrientations~ipad</key>
	<array>
		<string>UIInterfaceOrientationPortrait</string>
		<string>UIInterfaceOrientationPortraitUpsideDown</string>
		<string>UIInterfaceOrientationLandscapeLeft</string>
		<string>UIInterfaceOrientationLandscapeRight</string>
	</array>
</dict>
</plist>

"""##),
("Templates/AppTarget/AppProject.yml.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: project.yml
kind: scaffold
table: appTarget
what: the Xcode project for XcodeGen: the app's target, and all of `project.generated.yml`
}}
{{#appProjectFile}}
# The Xcode project: `xcodegen generate` makes {{project}}.xcodeproj of it. Yours to edit; the modules come from the file it includes.
name: {{name}}
include:
  - project.generated.yml
{{#developmentLanguage}}
options:
  developmentLanguage: {{.}}
{{/developmentLanguage}}

# Apps and modules have these in their Info.plists.
settings:
  base:
    MARKETING_VERSION: "1.0"
    CURRENT_PROJECT_VERSION: "1"

targets:
  {{target}}:
    templates:
      - Application
    sources:
      - {{folder}}
    settings:
      base:
        PRODUCT_BUNDLE_IDENTIFIER: {{bundleIdentifier}}
        GENERATE_INFOPLIST_FILE: "NO"
        INFOPLIST_FILE: {{infoPlist}}
        ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor

schemes:
  {{target}}:
    build:
      targets:
        {{target}}: all
    run:
      executable: {{target}}
{{/appProjectFile}}

"""##),
("Templates/AppTarget/AssetCatalogue.json.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: <App>App/Assets.xcassets/Contents.json
kind: scaffold
table: appTarget
what: the app's asset catalogue
}}
{
  "info": {
    "author": "xcode",
    "version": 1
  }
}

"""##),
("Templates/AppTarget/SceneDelegate.swift.mustache", ##"""
{{!
for: project
when: wholeApp, appTarget
file: <App>App/SceneDelegate.swift
kind: scaffold
declares: SceneDelegate
table: appTarget
what: makes the window, and shows the app's first screen in it
}}
{{#sceneDelegateFile}}
{{> Imports}}

/// Shows the app in a window. The scene manifest of Info.plist names it.
@MainActor
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let app = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let window = UIWindow(windowScene: windowScene)
        {{#hasStates}}
        app.environment.showRoot(in: window)
        {{/hasStates}}
        {{^hasStates}}
        window.rootViewController = app.environment.makeRootViewController()
        {{/hasStates}}
        window.makeKeyAndVisible()
        self.window = window
        {{#hasLinks}}
        {{#hasRestoration}}
        if let link = connectionOptions.link, open(link) { return }
        {{/hasRestoration}}
        {{^hasRestoration}}
        if let link = connectionOptions.link { open(link) }
        {{/hasRestoration}}
        {{/hasLinks}}
        {{#hasRestoration}}
        if let activity = session.stateRestorationActivity { app.environment.restore(activity, in: window) }
        {{/hasRestoration}}
    }
    {{#hasRestoration}}

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let window, let app = UIApplication.shared.delegate as? AppDelegate else { return nil }
        return app.environment.restorationActivity(of: window)
    }
    {{/hasRestoration}}
    {{#hasLinks}}

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let link = contexts.first?.url { open(link) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let link = userActivity.webpageURL { open(link) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        shortcutItem.link.map(open) ?? false
    }

    /// Shows what a link leads to. A page of the app's host that no screen stands for is left to the browser.
    @discardableResult
    private func open(_ link: URL) -> Bool {
        guard {{app}}Link(link) != nil else {
            if link.scheme == "https" { UIApplication.shared.open(link) }
            return false
        }
        guard let window, let app = UIApplication.shared.delegate as? AppDelegate else { return false }
        return app.environment.open(link, in: window)
    }
    {{/hasLinks}}
}
{{/sceneDelegateFile}}

"""##),
("Templates/Component/Component.swift.mustache", ##"""
{{!
for: component
when: unwritten
file: Sources/<Module>/UI/<Component>.swift
kind: scaffold
declares: <Component>
table: components
what: a component that specs name and that nobody has written yet
}}
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

"""##),
("Templates/Component/ComponentPreviewTests.swift.mustache", ##"""
{{!
for: component
when: tests
file: Tests/<Tests>/Generated/<Component>PreviewTests.swift
section: 1
kind: generated
declares: <Component>PreviewTests
table: components
what: previews of a component show what their names say
}}
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

"""##),
("Templates/Component/ComponentPreviews.swift.mustache", ##"""
{{!
for: component
file: Sources/<Module>/Generated/Components/<Component>Previews.swift
kind: generated
declares: <Component>Previews
table: components
what: a component in all combinations of what it shows, and a `#Preview` of each
}}
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
        {{declaration}}
        {{/previews}}
    }

    {{#previews}}
    {{#availability}}
    {{.}}
    {{/availability}}
    #Preview({{literal}}) { {{component}}Previews.{{member}} }
    {{/previews}}
#endif

"""##),
("Templates/Core/FailureBanner.swift.mustache", ##"""
{{!
for: project
when: failures
file: Sources/<Core>/Failures/FailureBanner.swift
kind: scaffold
declares: FailureBanner, FailureRow
table: project
what: shows a failure, and a button that tries again, in UIKit and in SwiftUI
}}
import Foundation
public import ViperRuntime

/// Says on a screen why something failed, and lets people try again where that helps.
@MainActor
public final class FailureBanner {
    /// Hidden while all is well.
    public let view: UIStackView
    public let label: UILabel
    public let retryButton: UIButton

    /// - Parameter retry: What a tap on the button does. Capture whoever owns the banner weakly.
    public init(retry: @escaping @MainActor () -> Void = {}) {
        label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityIdentifier = "failure.text"
        retryButton = UIButton(configuration: .plain())
        retryButton.setTitle(FailureTexts.retry, for: .normal)
        retryButton.accessibilityIdentifier = "failure.retry"
        retryButton.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        view = UIStackView(arrangedSubviews: [label, retryButton])
        view.axis = .vertical
        view.spacing = 8
        view.isLayoutMarginsRelativeArrangement = true
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        view.isHidden = true
    }

    /// Says why the latest of what failed did, and takes no room when nothing has.
    public func show(_ failures: SceneFailure?...) {
        let failure = SceneFailure.joined(failures)
        label.text = failure?.text
        retryButton.isHidden = failure?.canRetry != true
        view.isHidden = failure == nil
    }

    /// Adds the banner in the middle of a view, as tall as its text.
    public func add(to container: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let room = container.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: container.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

#if canImport(SwiftUI)
    public import SwiftUI

    /// Says in a view why something failed, and lets people try again where that helps.
    public struct FailureRow: View {
        private let failure: SceneFailure?
        private let retry: @MainActor () -> Void

        public init(_ failures: SceneFailure?..., retry: @escaping @MainActor () -> Void = {}) {
            failure = SceneFailure.joined(failures)
            self.retry = retry
        }

        public var body: some View {
            if let failure {
                VStack(spacing: 8) {
                    Text(failure.text).accessibilityIdentifier("failure.text")
                    if failure.canRetry {
                        Button(FailureTexts.retry, action: retry).accessibilityIdentifier("failure.retry")
                    }
                }
            }
        }
    }
#endif

"""##),
("Templates/Core/FailureTexts.swift.mustache", ##"""
{{!
for: project
when: failures
file: Sources/<Core>/Failures/FailureTexts.swift
kind: scaffold
declares: FailureTexts
table: project
what: the texts that people read when something failed, in one place
}}
import Foundation
public import ViperRuntime

/// What people read when something failed. Add the errors that they can do something about.
{{#isolatesTexts}}
@MainActor
public enum FailureTexts {
{{/isolatesTexts}}
{{^isolatesTexts}}
public nonisolated enum FailureTexts {
{{/isolatesTexts}}
    /// On the button that tries again.
    {{#coreBundle}}
    public static var retry: String {
        String(localized: "Try Again", bundle: .{{.}}, comment: "Loads what couldn't be loaded")
    }
    {{/coreBundle}}
    {{^coreBundle}}
    public static var retry: String { String(localized: "Try Again", comment: "Loads what couldn't be loaded") }
    {{/coreBundle}}

    public static func text(for error: any Error) -> String {
        if let text = (error as? any LocalizedError)?.errorDescription { return text }
        if (error as? URLError)?.code == .notConnectedToInternet {
            {{#coreBundle}}
            return String(
                localized: "There is no connection to the internet.",
                bundle: .{{.}},
                comment: "For loads without a network"
            )
            {{/coreBundle}}
            {{^coreBundle}}
            return String(localized: "There is no connection to the internet.", comment: "For loads without a network")
            {{/coreBundle}}
        }
        {{#coreBundle}}
        return String(
            localized: "Something went wrong.",
            bundle: .{{.}},
            comment: "For errors that have no text of their own"
        )
        {{/coreBundle}}
        {{^coreBundle}}
        return String(localized: "Something went wrong.", comment: "For errors that have no text of their own")
        {{/coreBundle}}
    }
}

extension SceneFailure {
    /// What people read.
    {{#isolatesTexts}}
    @MainActor public var text: String { FailureTexts.text(for: error) }
    {{/isolatesTexts}}
    {{^isolatesTexts}}
    public nonisolated var text: String { FailureTexts.text(for: error) }
    {{/isolatesTexts}}
}

"""##),
("Templates/Core/ServiceProtocol.swift.mustache", ##"""
{{!
for: service
file: Sources/<Core>/Services/<Service>.swift
kind: scaffold
declares: <Service>
table: project
what: a service's protocol, unless some file of the core module declares it
}}
{{#protocolFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#summary}}
///{{.}}
{{/summary}}
{{#hasMembers}}
public nonisolated protocol {{service}}: Sendable {
    {{#members}}
    {{signature}}
    {{/members}}
}
{{/hasMembers}}
{{^hasMembers}}
public nonisolated protocol {{service}}: Sendable {}
{{/hasMembers}}
{{/protocolFile}}

"""##),
("Templates/Interface/Descriptor.swift.mustache", ##"""
{{!
for: scene
file: Sources/<Feature>Interface/Generated/<Feature>Scenes.swift
section: 2
kind: generated
declares: <Scene>Descriptor, <Scene>SceneResolver if ownResolver
table: feature
what: the value that names the scene
}}
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
{{public}}protocol {{scene}}SceneResolver {
    func resolve(_ descriptor: {{namespace}}.{{scene}}Descriptor) -> {{output}}
}
{{/isResolvedAlone}}
{{/descriptorFile}}

"""##),
("Templates/Interface/SceneEnum.swift.mustache", ##"""
{{!
for: module
when: scenes
file: Sources/<Feature>Interface/Generated/<Feature>Scenes.swift
section: 1
kind: generated
declares: <Feature>Scene, <Feature>Resolver, <Feature>SceneDescriptor
table: feature
what: the scene enum, the descriptors' protocol, the resolver's protocol
}}
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
{{public}}protocol {{feature}}Resolver {
    func resolve<D: {{feature}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}}
}
{{/sceneEnumFile}}

"""##),
("Templates/Interface/UseCase.swift.mustache", ##"""
{{!
for: use case
file: Sources/<Feature>Interface/Generated/<UseCase>UseCase.swift
kind: generated
declares: <UseCase>UseCase, <UseCase>UseCaseResolver
table: feature
what: a shared use case's protocol, descriptor and resolver
}}
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
public protocol {{useCase}}UseCaseResolver {
    func resolve(_ descriptor: UseCaseDescriptor.{{useCase}}Descriptor) -> any {{useCase}}UseCase
}
{{/protocolFile}}

"""##),
("Templates/Legacy/LegacyViewBuilder.swift.mustache", ##"""
{{!
for: scene
styles: old
file: Sources/<Feature>/Application/<Scene>/<Scene>ViewBuilder.swift
kind: scaffold
declares: <Scene>ViewBuilder
table: legacy
what: the public entry point, which creates the old view controller
}}
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

"""##),
("Templates/Legacy/OldSceneContracts.swift.mustache", ##"""
{{!
for: scene
styles: old, handwritten
when: wireframe
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 9
kind: generated
declares: <Scene>WireframeContract
table: legacy
what: the protocol of the wireframe; only where the spec has `routes`
}}
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

"""##),
("Templates/Legacy/OldSceneWireframe.swift.mustache", ##"""
{{!
for: scene
styles: old, handwritten
when: wireframe
file: Sources/<Feature>/Application/<Scene>/<Scene>Wireframe.swift
kind: scaffold
declares: <Scene>Wireframe
table: legacy
what: leads from old code to other scenes, from Objective-C, too; only where the spec has `routes`
}}
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
    {{#returns}}
    /// What the scene hands back, to whoever led to it.
    private let sceneResult = SceneResult<{{.}}>()
    {{/returns}}

    init(
        viewController: UIViewController,
        environment: any {{scene}}Environment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
        {{#returns}}
        sceneResult.attach(to: viewController)
        {{/returns}}
    }
}

{{> Routes}}
{{/wireframeFile}}

"""##),
("Templates/Legacy/ServiceAdapter.swift.mustache", ##"""
{{!
for: service
when: adapter
file: Sources/<App>/Services/<Service>Adapter.swift
kind: scaffold
declares: <Service>Adapter
table: adapters
what: makes the old object known as the service
}}
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

"""##),
("Templates/MVVM/ComponentViews.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: drawnParts
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 8
kind: generated
table: mvvm
what: the views of parts of the screen that components draw; only where the spec names some
}}
{{#componentViewsFile}}
{{> GeneratedHeader}}
{{> Imports}}

#if canImport(SwiftUI)
    import SwiftUI

    {{#parts}}
    /// The part `{{name}}` of {{scene}}, drawn by {{component}}: it is drawn anew when its data changes, and the others are not.
    struct {{view}}: View {
        {{#isObservation}}
        let data: {{display}}.{{type}}
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var data: {{display}}.{{type}}
        {{/isCombine}}
        let inputs: {{display}}.Inputs

        var body: some View {
            {{call}}
        }
    }
    {{^last}}

    {{/last}}
    {{/parts}}
#endif
{{/componentViewsFile}}

"""##),
("Templates/MVVM/MVVMContentPreviews.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: contents, previews
file: Sources/<Views>/Generated/<Scene>DisplayStates.swift
section: 2
kind: generated
table: contents
what: a `#Preview` of each content and section of an `mvvm` scene, in each state that makes a difference to it
}}
{{> GeneratedHeader}}
#if DEBUG
    #if canImport(SwiftUI)
        import SwiftUI

        {{#contents}}
        {{#states}}
        #Preview({{literal}}) { {{type}}(sections: {{sectionsType}}(parts: {{state}}, inputs: .init())) }
        {{/states}}
        {{#sections}}
        {{#states}}
        #Preview({{literal}}) { {{sectionsType}}(parts: {{state}}, inputs: .init()).{{member}} }
        {{/states}}
        {{/sections}}
        {{/contents}}
    #endif
#endif

"""##),
("Templates/MVVM/MVVMContents.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: contents
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 4
kind: generated
declares: <Scene><Content>Sections
table: contents
what: feeds the sections of an `mvvm` scene from the data of parts, each by itself, and reports what happens in them
}}
{{> GeneratedHeader}}
#if canImport(SwiftUI)
    import SwiftUI
    {{#componentImports}}
    {{.}}
    {{/componentImports}}

    {{#contents}}
    /// The sections of {{scene}}'s {{name}}: all of them, one after the other, or each by its name.
    struct {{sectionsType}}: View {
        let parts: {{display}}.Parts
        let inputs: {{display}}.Inputs
        {{#sections}}

        {{#observed}}
        /// Drawn anew when what it observes changes, and the others are not.
        var {{name}}: some View { {{observer}}(data: {{.}}, inputs: inputs) }
        {{/observed}}
        {{^observed}}
        var {{name}}: some View {
            {{call}}
        }
        {{/observed}}
        {{/sections}}

        var body: some View {
            {{#sections}}
            {{statement}}
            {{/sections}}
        }
    }
    {{#sections}}
    {{#observed}}

    private struct {{observer}}: View {
        {{#isObservation}}
        let data: {{display}}.{{observedType}}
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var data: {{display}}.{{observedType}}
        {{/isCombine}}
        let inputs: {{display}}.Inputs

        var body: some View {
            {{call}}
        }
    }
    {{/observed}}
    {{/sections}}

    {{/contents}}
    extension {{scene}}View {
        {{#contents}}
        /// Its sections observe the data of their parts; what happens in them is reported through the inputs.
        var {{member}}: {{type}} {
            {{type}}(sections: {{sectionsType}}(parts: parts, inputs: inputs))
        }
        {{^last}}

        {{/last}}
        {{/contents}}
    }
#endif

"""##),
("Templates/MVVM/MVVMContracts.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 9
kind: generated
declares: <Scene>ViewModelContract, <Scene>UseCaseContract if ownUseCase, <Scene>RepositoryContract if ownRepository, <Scene>WireframeContract
table: mvvm
what: the protocols between view model, use case, repository and wireframe
}}
{{#mvvmContractsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}
{{#hasImports}}

{{/hasImports}}
/// What the view of {{scene}} draws from, and what it reports to the view model.
@MainActor
protocol {{scene}}ViewModelContract: AnyObject {
    var parts: {{scene}}ViewModel.Parts { get }
    {{#viewModel}}
    {{signature}}
    {{/viewModel}}
}

extension {{scene}}ViewModelContract {
    {{#parts}}
    var {{property}}: {{scene}}ViewModel.{{type}} { parts.{{property}} }
    {{/parts}}

    /// What the view reports, as closures that hold the view model weakly.
    var inputs: {{scene}}ViewModel.Inputs {
        {{scene}}ViewModel.Inputs(
            {{#inputs}}
            {{forwarder}}
            {{/inputs}}
        )
    }
    {{#retry}}

    /// For view models that don't tell loads apart: all that the screen began with is loaded anew.
    func {{.}}() { onAppear() }
    {{/retry}}
}

{{#ownsUseCase}}
/// What the view model of {{scene}} asks of the use case.
@MainActor
protocol {{scene}}UseCaseContract: AnyObject, Sendable{{#hasUnseenFailures}}, UnseenFailureHandler{{/hasUnseenFailures}} {
    {{#useCase}}
    {{signature}}
    {{/useCase}}
}
{{#hasUnseenFailures}}

extension {{scene}}UseCaseContract {
    /// For use cases that don't hand it to the environment: the failure is logged.
    func handleUnseenFailure(_ failure: SceneFailure) { failure.log() }
}
{{/hasUnseenFailures}}

{{/ownsUseCase}}
{{#ownsRepository}}
/// What the use case of {{scene}} asks of the repository.
@MainActor
protocol {{scene}}RepositoryContract: AnyObject, Sendable {
    {{#repository}}
    {{signature}}
    {{/repository}}
}

{{/ownsRepository}}
/// Where the view model of {{scene}} can lead.
@MainActor
protocol {{scene}}WireframeContract: AnyObject {
    {{#wireframe}}
    {{signature}}
    {{/wireframe}}
}
{{/mvvmContractsFile}}

"""##),
("Templates/MVVM/MVVMPreviewTests.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: testedPreviews
file: Tests/<Feature>Tests/Generated/<Feature>SceneTests.swift
section: 1
kind: generated
table: mvvm
what: shows the scene in every state, without a screen, and tells the states apart by what is drawn; only where the spec has `previews`
}}
{{#previewTestsFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    /// Shows {{scene}} in every state that its spec names.
    {{suite}}
        {{#tests}}
        {{declaration}} {
            {{body}}
        }

        {{/tests}}
        {{#comparison}}
        {{#drawnBy}}
        #if canImport({{.}})
            {{declaration}} {
                {{body}}
            }
        #endif
        {{/drawnBy}}
        {{^drawnBy}}
        {{declaration}} {
            {{body}}
        }
        {{/drawnBy}}

        {{/comparison}}
        {{#pictures}}
        {{declaration}} {
            {{body}}
        }

        {{/pictures}}
        {{helper}} func show(_ parts: {{scene}}ViewModel.Parts) -> {{scene}}ViewController {
            {{shownViewController}}
            viewController.inject(viewModel: Mock{{scene}}ViewModelContract(parts: parts))
            viewController.loadViewIfNeeded()
            return viewController
        }
    }
#endif
{{/previewTestsFile}}

"""##),
("Templates/MVVM/MVVMPreviews.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: previews
file: Sources/<Views>/Generated/<Scene>DisplayStates.swift
section: 1
kind: generated
declares: <Scene>Previews
table: mvvm
what: the states as a catalogue, `<Scene>Previews.all`, and a `#Preview` of each; only where the spec has `previews`
}}
{{#mvvmPreviewsFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    #if canImport(SwiftUI)
        import SwiftUI
    #endif

    /// The states that {{scene}} is shown in, as its spec names them.
    @MainActor
    {{access}}enum {{scene}}Previews {
        {{access}}static var all: [ScenePreview<{{display}}.Parts>] {
            [
                {{#previews}}
                ScenePreview(name: {{literal}}, state: {{reference}}),
                {{/previews}}
            ]
        }

        {{#previews}}
        {{declaration}}
        {{/previews}}
    }

    #if canImport(SwiftUI)
        {{#previews}}
        #Preview({{literal}}) { {{scene}}View(parts: {{scene}}Previews.{{member}}, inputs: .init()) }
        {{#traits}}
        #Preview({{literal}}) { {{scene}}View(parts: {{scene}}Previews.{{member}}, inputs: .init()){{modifier}} }
        {{/traits}}
        {{#parts}}
        #Preview({{literal}}) { {{view}}(data: {{scene}}Previews.{{member}}.{{property}}, inputs: .init()) }
        {{/parts}}
        {{/previews}}
    #endif
#endif
{{/mvvmPreviewsFile}}

"""##),
("Templates/MVVM/MVVMSceneTests.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Tests/<Feature>Tests/<Scene>Tests.swift
kind: scaffold
yields: <Scene>ViewModelTests
table: mvvm
what: tests of view model, use case and wireframe
}}
{{#mvvmTestsFile}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

{{#omissions}}
{{.}}
{{#last}}

{{/last}}
{{/omissions}}
{{#viewModel}}
{{suite}}
    {{fixture}} useCase = Mock{{useCaseContract}}()
    {{fixture}} wireframe = Mock{{scene}}WireframeContract()

    {{helper}} func makeViewModel() -> {{scene}}ViewModel {
        {{stubs}}
        {{#returns}}return {{/returns}}{{scene}}ViewModel(
            {{descriptor}}
            useCase: useCase,
            wireframe: wireframe
        )
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{#isFollowed}}

{{/isFollowed}}
{{/viewModel}}
{{#useCase}}
{{suite}}
    {{fixture}} repository = Mock{{repositoryContract}}()
    {{fixture}} environment = MockSceneEnvironment()

    {{helper}} func makeUseCase() -> {{scene}}UseCase {
        {{scene}}UseCase(with: .init(repository: repository, environment: environment))
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{#isFollowed}}

{{/isFollowed}}
{{/useCase}}
{{#wireframe}}
{{suite}}
    {{fixture}} environment = MockSceneEnvironment()
    {{fixture}} viewController = UIViewController()

    {{helper}} func makeWireframe() -> {{scene}}Wireframe {
        {{scene}}Wireframe(
            viewController: viewController,
            environment: environment
        )
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{/wireframe}}
{{/mvvmTestsFile}}

"""##),
("Templates/MVVM/MVVMView.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Views>/Application/<Scene>/<Scene>View.swift
kind: scaffold
declares: <Scene>View
table: mvvm
what: the SwiftUI view of the screen, and the navigation item around it
}}
{{#mvvmViewFile}}
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    {{#viewSummary}}
    ///{{.}}
    {{/viewSummary}}
    struct {{scene}}View: View {
        let parts: {{display}}.Parts
        let inputs: {{display}}.Inputs
        {{#hasChildren}}
        var children: {{scene}}Children?
        {{/hasChildren}}
        {{#observesScreen}}
        @ObservedObject private var screen: {{display}}.Screen

        {{initializer}}
            self.parts = parts
            self.inputs = inputs
            {{#hasChildren}}
            self.children = children
            {{/hasChildren}}
            screen = parts.screen
        }
        {{/observesScreen}}

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    {{^hasParts}}
                    {{titleView}}
                    {{/hasParts}}
                    {{drafts}}
                    {{#parts}}
                    {{view}}(data: parts.{{property}}, inputs: inputs)
                    {{/parts}}
                    {{#contentMembers}}
                    {{.}}
                    {{/contentMembers}}
                    {{#buttons}}
                    Button({{title}}) {
                        inputs.{{input}}()
                    }
                    .accessibilityIdentifier({{identifier}})
                    {{/buttons}}
                    {{#children}}
                    {{.}}
                    {{/children}}
                }
                .padding()
            }
        }
    }
#endif
{{^isSeparate}}

{{> NavigationItem}}
{{/isSeparate}}
{{/mvvmViewFile}}

"""##),
("Templates/MVVM/MVVMViewBuilder.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 19
kind: generated
declares: <Scene>ViewBuilder
claims: <Scene>ViewBuilder
table: mvvm
what: the public entry point: creates the parts and connects them
}}
{{#viewBuilderFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The door of {{scene}}: builds its parts and wires them up.
@MainActor
{{public}}enum {{scene}}ViewBuilder: SceneViewBuilder {
    {{public}}static func build(
        with descriptor: {{namespace}}.{{scene}}Descriptor,
        environment: any {{scene}}Environment
    ) -> {{output}} {
        {{#isLazy}}
        EmbeddedScene { makeViewController(with: descriptor, environment: environment) }
    }

    private static func makeViewController(
        with descriptor: {{namespace}}.{{scene}}Descriptor,
        environment: any {{scene}}Environment
    ) -> UIViewController {
        {{/isLazy}}
        {{viewController}}
        {{#madeRepository}}
        let repository = {{.}}
        {{/madeRepository}}
        {{#returns}}
        let wireframe = {{scene}}Wireframe(viewController: viewController, environment: environment)
        wireframe.sceneResult.attach(to: viewController)
        {{/returns}}
        let viewModel = {{scene}}ViewModel(
            descriptor: descriptor,
            useCase: {{madeUseCase}},
            {{#returns}}
            wireframe: wireframe
            {{/returns}}
            {{^returns}}
            wireframe: {{scene}}Wireframe(viewController: viewController, environment: environment)
            {{/returns}}
        )
        viewController.inject(viewModel: viewModel)
        return {{result}}
    }
}
{{/viewBuilderFile}}

"""##),
("Templates/MVVM/MVVMViewController.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 15
kind: generated
declares: <Scene>ViewController
claims: <Scene>ViewController
table: mvvm
what: hosts the view, tells the view model when it comes and goes
}}
{{#mvvmViewControllerFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{^isSeparate}}

#if canImport(SwiftUI)
    import SwiftUI
#endif
{{/isSeparate}}

/// Hosts the view of {{scene}}, and tells the view model when it comes and goes.
final class {{scene}}ViewController: UIViewController {
    {{#handedParts}}
    let {{name}}: {{type}}
    {{/handedParts}}
    private(set) var viewModel: (any {{scene}}ViewModelContract)?

    {{viewControllerInitializer}}
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func inject(viewModel: any {{scene}}ViewModelContract) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpNavigationItem()
        if let viewModel { draw(viewModel.parts, reportingTo: viewModel.inputs) }
        {{#hearsOfLoading}}
        viewModel?.viewDidLoad()
        {{/hearsOfLoading}}
    }

    /// Shows the view.
    func draw(_ parts: {{scene}}ViewModel.Parts, reportingTo inputs: {{scene}}ViewModel.Inputs) {
        #if canImport(UIKit) && canImport(SwiftUI)
            {{^isSeparate}}
            host({{scene}}View(parts: parts, inputs: inputs{{children}}){{imageLoader}})
            {{/isSeparate}}
            {{#isSeparate}}
            parts.show(in: self, reportingTo: inputs{{loaderArgument}})
            {{/isSeparate}}
        #endif
    }
    {{#lifecycle}}

    override func {{name}}(_ animated: Bool) {
        super.{{name}}(animated)
        {{#inputs}}
        viewModel?.{{.}}()
        {{/inputs}}
    }
    {{/lifecycle}}
}
{{/mvvmViewControllerFile}}

"""##),
("Templates/MVVM/MVVMViewHosting.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: separateView
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 7
kind: generated
table: uiModule
what: the public entry point of an `mvvm` scene's view: shows it inside a view controller
}}
{{> GeneratedHeader}}
#if canImport(UIKit) && canImport(SwiftUI)
    public import UIKit
    import SwiftUI
    {{#showsImages}}
    public import ViperImages
    {{/showsImages}}
    import ViperRuntime

    extension {{display}}.Parts {
        /// Shows the view of {{scene}} inside a view controller, at all four edges, drawn from these parts.
        {{^showsImages}}
        public func show(in viewController: UIViewController, reportingTo inputs: {{display}}.Inputs) {
            viewController.host({{scene}}View(parts: self, inputs: inputs))
        }
        {{/showsImages}}
        {{#showsImages}}
        public func show(
            in viewController: UIViewController,
            reportingTo inputs: {{display}}.Inputs,
            imageLoader: any ImageLoading<UIImage>
        ) {
            viewController.host({{scene}}View(parts: self, inputs: inputs).imageLoader(imageLoader))
        }
        {{/showsImages}}
    }
#endif

"""##),
("Templates/MVVM/PartView.swift.mustache", ##"""
{{!
for: part
styles: viewModel
file: Sources/<Views>/Application/<Scene>/<Scene><PartView>.swift
kind: scaffold
declares: <Scene><PartView>
table: mvvm
what: the SwiftUI view of a part of the screen
}}
{{#partFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
#if canImport(SwiftUI)
    import SwiftUI

    /// The part `{{part}}` of {{scene}}: it is drawn anew when its data changes, and the others are not.
    struct {{view}}: View {
        {{#isObservation}}
        let data: {{display}}.{{type}}
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var data: {{display}}.{{type}}
        {{/isCombine}}
        let inputs: {{display}}.Inputs

        var body: some View {
            VStack(spacing: 8) {
                {{heading}}.accessibilityAddTraits(.isHeader)
                {{drafts}}
                {{#isLoading}}
                if {{.}} { ProgressView() }
                {{/isLoading}}
                {{#buttons}}
                Button({{title}}) {
                    inputs.{{input}}()
                }
                .accessibilityIdentifier({{identifier}})
                {{/buttons}}
                {{#failureRow}}
                {{.}}
                {{/failureRow}}
            }
        }
    }
#endif
{{/partFile}}

"""##),
("Templates/MVVM/Publishers.swift.mustache", ##"""
{{!
for: module
when: publishers
file: Sources/<Feature>/Generated/<Feature>Publishers.swift
kind: generated
table: mvvm
what: how view models follow publishers
}}
{{> GeneratedHeader}}
import ViperRuntime
{{> CombineImport}}

extension SentValues {
    /// The values of a publisher of {{feature}}.
    init(_ publisher: AnyPublisher<Value, Failure>) {
        self.init { subscribe(to: publisher, $0) }
    }

    /// The values of a publisher of {{feature}}, for a field that is empty until then.
    init<Sent>(_ publisher: AnyPublisher<Sent, Failure>) where Value == Sent? {
        self.init(publisher.map { $0 as Sent? }.eraseToAnyPublisher())
    }
}

/// Publishers send on any thread, so what they are handed is bound to no actor.
private nonisolated func subscribe<Value, Failure: Error>(
    to publisher: AnyPublisher<Value, Failure>,
    _ send: @escaping @Sendable (SentValues<Value, Failure>.Event) -> Void
) -> AnyCancellable {
    publisher.sink { completion in
        if case .failure(let error) = completion { send(.ended(error)) } else { send(.ended(nil)) }
    } receiveValue: { value in
        send(.value(value))
    }
}

"""##),
("Templates/MVVM/RepositoryForms.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: repositoryMethods
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 10
kind: generated
table: mvvm
what: the `async` and Combine forms of the repository's methods
}}
{{#repositoryFormsFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{> RepositoryForms}}
{{/repositoryFormsFile}}

"""##),
("Templates/MVVM/SceneRepository.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: ownRepository
file: Sources/<Feature>/Application/<Scene>/<Scene>Repository.swift
kind: scaffold
declares: <Scene>Repository
table: mvvm
what: where the data come from
}}
{{#repositoryFile}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

@MainActor
final class {{scene}}Repository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any {{scene}}Environment
    }

    private let environment: any {{scene}}Environment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

{{conformance}}
{{#hasMethods}}
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/hasMethods}}
{{/repositoryFile}}

"""##),
("Templates/MVVM/SceneUseCase.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: ownUseCase
file: Sources/<Feature>/Application/<Scene>/<Scene>UseCase.swift
kind: scaffold
declares: <Scene>UseCase
table: mvvm
what: what the view model asks for
}}
{{#useCaseFile}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

@MainActor
final class {{scene}}UseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any {{repositoryContract}}
        let environment: any {{scene}}Environment
    }

    private let repository: any {{repositoryContract}}
    private let environment: any {{scene}}Environment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

{{conformance}}
{{#hasMethods}}
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/hasMethods}}
{{#hasUnseenFailures}}

extension {{scene}}UseCase {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
{{/hasUnseenFailures}}
{{/useCaseFile}}

"""##),
("Templates/MVVM/ViewModel.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Feature>/Application/<Scene>/<Scene>ViewModel.swift
kind: scaffold
declares: <Scene>ViewModel
table: mvvm
what: owns the data, answers the inputs
}}
{{#viewModelFile}}
{{> Imports}}

@MainActor
final class {{scene}}ViewModel: SceneViewModel {
    {{^isSeparate}}
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts
    {{/isSeparate}}
    {{#isSeparate}}
    /// Changes what each part of the screen draws from. The view is handed its `parts`, which it can't change.
    let writer: PartsWriter
    {{/isSeparate}}

    private let useCase: any {{useCaseContract}}
    private let wireframe: any {{scene}}WireframeContract
    private let descriptor: {{namespace}}.{{scene}}Descriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: {{namespace}}.{{scene}}Descriptor,
        useCase: any {{useCaseContract}},
        wireframe: any {{scene}}WireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        {{^isSeparate}}
        parts = Parts(startingFrom: descriptor)
        {{/isSeparate}}
        {{#isSeparate}}
        writer = PartsWriter(startingFrom: descriptor)
        {{/isSeparate}}
    }
}

{{conformance}}
    {{#inputs}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/inputs}}
}
{{#hasLoads}}

extension {{scene}}ViewModel {
    {{#loads}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/loads}}
}
{{/hasLoads}}
{{/viewModelFile}}

"""##),
("Templates/MVVM/ViewModelDisplay.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
when: separateView
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 14
kind: generated
table: uiModule
what: what an `mvvm` scene's view model has of the module of views, and what the screen starts with, from its descriptor
}}
{{#viewModelDisplayFile}}
{{> GeneratedHeader}}
{{> Imports}}

extension {{scene}}ViewModel {
    typealias Parts = {{display}}.Parts
    typealias PartsWriter = {{display}}.PartsWriter
    typealias Inputs = {{display}}.Inputs
    {{#hasState}}
    typealias State = {{display}}.State
    typealias Screen = {{display}}.Screen
    {{/hasState}}
    {{#parts}}
    typealias {{type}} = {{display}}.{{type}}
    {{#hasFields}}
    typealias {{type}}Writer = {{display}}.{{type}}Writer
    {{/hasFields}}
    {{/parts}}

    /// What each part of the screen draws from; a change redraws that part alone.
    var parts: Parts { writer.parts }
    {{#hasState}}

    /// What the screen itself shows.
    var state: State {
        get { writer.state }
        set { writer.state = newValue }
    }
    {{/hasState}}
    {{#parts}}
    {{#hasFields}}

    /// What {{view}} draws from, for the view model to change.
    var {{property}}: {{type}}Writer { writer.{{property}} }
    {{/hasFields}}
    {{/parts}}
}

extension {{display}}.Parts {
    /// What the screen starts with.
    init(startingFrom descriptor: {{namespace}}.{{scene}}Descriptor) {
        {{start}}
    }
}

extension {{display}}.PartsWriter {
    /// Writes what the screen starts with.
    init(startingFrom descriptor: {{namespace}}.{{scene}}Descriptor) {
        self.init(startingAs: {{display}}.Parts(startingFrom: descriptor))
    }
}
{{/viewModelDisplayFile}}

"""##),
("Templates/MVVM/ViewModelInputs.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 3
kind: generated
table: mvvm
what: what the view reports, as closures
}}
{{#viewModelInputsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
extension {{display}} {
    /// What the view reports. Closures that nobody sets do nothing, as in previews.
    @MainActor
    {{access}}struct Inputs {
        {{#inputs}}
        {{access}}var {{name}}: @MainActor ({{parameters}}) -> Void{{^isSeparate}} = {{nothing}}{{/isSeparate}}
        {{/inputs}}
        {{#isSeparate}}

        {{initializer}}
            {{#inputs}}
            {{assignment}}
            {{/inputs}}
        }
        {{/isSeparate}}
    }
}
{{/viewModelInputsFile}}

"""##),
("Templates/MVVM/ViewModelParts.swift.mustache", ##"""
{{!
for: scene
styles: viewModel
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 2
kind: generated
declares: <Scene>Display if separateView
brings: <Scene>View
table: mvvm
what: the view model's data, an object for each part of the screen
}}
{{#viewModelPartsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#isObserved}}
#if canImport(Combine)
    {{access}}import Combine
#else
    {{access}}import OpenCombine
#endif

{{/isObserved}}
{{#isSeparate}}
/// What the view of {{scene}} draws from, and what it reports.
public enum {{display}} {}

{{/isSeparate}}
extension {{display}} {
    /// What the parts of the screen draw from.
    @MainActor
    {{access}}struct Parts {
        {{#hasState}}
        {{access}}let screen: Screen
        {{/hasState}}
        {{#parts}}
        {{access}}let {{property}}: {{type}}
        {{/parts}}
        {{#hasState}}

        /// What the screen itself shows.
        {{access}}var state: State { screen.state }
        {{/hasState}}
        {{#isSeparate}}

        {{partsInitializer}}
            {{#hasState}}
            self.screen = screen
            {{/hasState}}
            {{#parts}}
            self.{{property}} = {{property}}
            {{/parts}}
        }
        {{/isSeparate}}
    }
}
{{^isSeparate}}

extension {{scene}}ViewModel.Parts {
    /// What the screen starts with.
    init(startingFrom descriptor: {{namespace}}.{{scene}}Descriptor) {
        {{start}}
    }
}
{{/isSeparate}}
{{#isSeparate}}

extension {{display}} {
    /// Makes what the screen draws from, and alone changes it: whoever is handed its `parts` can read them, and no more.
    @MainActor
    public struct PartsWriter {
        /// For the view.
        public let parts: Parts

        /// - Parameter start: What the data begin with. They are copied, so nobody else's are written.
        public init(startingAs start: Parts) {
            {{copy}}
        }
        {{#hasState}}

        /// What the screen itself shows.
        public var state: State {
            get { parts.screen.state }
            nonmutating set { parts.screen.state = newValue }
        }
        {{/hasState}}
        {{#parts}}
        {{#hasFields}}

        /// What {{view}} draws from.
        public var {{property}}: {{type}}Writer { {{type}}Writer({{written}}: parts.{{property}}) }
        {{/hasFields}}
        {{/parts}}
    }
}
{{/isSeparate}}
{{#hasState}}

extension {{display}} {
    /// What the screen itself shows, beside its parts.
    nonisolated {{access}}struct State{{conformances}} {
        {{#stateFields}}
        {{access}}var {{name}}: {{type}}
        {{/stateFields}}

        {{stateInitializer}}
            {{#stateFields}}
            {{assignment}}
            {{/stateFields}}
        }
    }

    /// Publishes the state of the screen. Views read it; the view model alone changes it.
    @MainActor
    {{#isObservation}}
    @Observable
    {{access}}final class Screen {
        {{access}}fileprivate(set) var state: State
    {{/isObservation}}
    {{^isObservation}}
    {{access}}final class Screen: ObservableObject {
        @Published {{access}}fileprivate(set) var state: State
    {{/isObservation}}

        {{access}}init(_ state: State) {
            self.state = state
        }
    }
    {{^isSeparate}}

    /// What the screen itself shows.
    var state: State {
        get { parts.screen.state }
        set { parts.screen.state = newValue }
    }
    {{/isSeparate}}
}
{{/hasState}}
{{#parts}}

extension {{display}} {
    /// What {{view}} draws from: a change redraws that part of the screen alone.{{#hasFields}} Views read it; the view model alone changes it.{{/hasFields}}
    @MainActor
    {{#isObservation}}
    @Observable
    {{access}}final class {{type}} {
    {{/isObservation}}
    {{^isObservation}}
    {{access}}final class {{type}}: ObservableObject {
    {{/isObservation}}
        {{#fields}}
        {{^isObservation}}@Published {{/isObservation}}{{access}}fileprivate(set) var {{name}}: {{type}}
        {{/fields}}
        {{#canFail}}
        /// Why the use case could not do what was asked; `nil` while all is well.
        {{^isObservation}}@Published {{/isObservation}}{{access}}fileprivate(set) var failure: SceneFailure?
        {{/canFail}}
        {{#hasFields}}

        {{/hasFields}}
        {{#hasFields}}
        {{initializer}}
            {{#fields}}
            {{assignment}}
            {{/fields}}
            {{#canFail}}
            self.failure = failure
            {{/canFail}}
        }
        {{/hasFields}}
        {{^hasFields}}
        {{access}}init() {}
        {{/hasFields}}
    }
    {{#hasFields}}

    /// Changes what {{view}} draws from. Nobody but the view model is handed one.
    @MainActor
    {{access}}struct {{type}}Writer{{conformances}} {
        fileprivate let {{written}}: {{type}}
        {{#fields}}

        {{access}}var {{name}}: {{type}} {
            get { {{written}}.{{member}} }
            nonmutating set { {{written}}.{{member}} = newValue }
        }
        {{/fields}}
        {{#canFail}}

        {{access}}var failure: SceneFailure? {
            get { {{written}}.failure }
            nonmutating set { {{written}}.failure = newValue }
        }
        {{/canFail}}
    }
    {{^isSeparate}}

    /// What {{view}} draws from, for the view model to change.
    var {{property}}: {{type}}Writer { {{type}}Writer({{written}}: parts.{{property}}) }
    {{/isSeparate}}
    {{/hasFields}}
}
{{/parts}}
{{/viewModelPartsFile}}

"""##),
("Templates/Package/BazelBuild.mustache", ##"""
{{!
for: project
when: wholeApp, bazel
file: BUILD.bazel
kind: definition
table: project
what: the same for [Bazel](bazel.md), where `build` lists it, and the action that generates
}}
# Generated by vipergen from {{specPath}}. Do not edit: it is rewritten by `vipergen generate`.

{{#bazelLines}}
{{.}}
{{/bazelLines}}

"""##),
("Templates/Package/Gitattributes.mustache", ##"""
{{!
for: project
when: wholeApp
file: .gitattributes
kind: scaffold
table: project
what: generated files: GitHub folds them in reviews, git takes both sides in merges
}}
**/Generated/** linguist-generated merge=union
{{#writesManifest}}
Package.swift linguist-generated merge=union
{{/writesManifest}}
{{#usesBazel}}
BUILD.bazel linguist-generated merge=union
{{/usesBazel}}
{{#writesXcodeGen}}
project.generated.yml linguist-generated merge=union
{{/writesXcodeGen}}

"""##),
("Templates/Package/Gitignore.mustache", ##"""
{{!
for: project
when: wholeApp
file: .gitignore
kind: scaffold
table: project
what: what isn't checked in
}}
.build/
.swiftpm/
DerivedData/
.vipergen-*
{{#usesBazel}}
bazel-*
{{/usesBazel}}
{{#usesXcodeGen}}
*.xcodeproj/
InfoPlists/
{{/usesXcodeGen}}

"""##),
("Templates/Package/Package.swift.mustache", ##"""
{{!
for: project
when: wholeApp, manifest
file: Package.swift
kind: definition
table: project
what: core, interface and feature modules, the app, a headless program, tests; each library is a product. [Or yours](module-definitions.md)
}}
{{#packageFile}}
// swift-tools-version: 6.2
{{> GeneratedHeader}}
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v{{languageMode}}),
    {{#mainActorByDefault}}
    .defaultIsolation(MainActor.self),
    {{/mainActorByDefault}}
    {{#upcomingFeatures}}
    .enableUpcomingFeature("{{.}}"),
    {{/upcomingFeatures}}
    {{#defines}}
    .define({{.}}),
    {{/defines}}
]

let runtime: Target.Dependency = .product(name: "ViperRuntime", package: "{{runtimePackage}}")
let testing: Target.Dependency = .product(name: "ViperTesting", package: "{{runtimePackage}}")
{{#usesImages}}
let images: Target.Dependency = .product(name: "ViperImages", package: "{{runtimePackage}}")
{{/usesImages}}
{{#usesCombine}}
let openCombine: Target.Dependency = .product(
    name: "OpenCombine",
    package: "OpenCombine",
    condition: .when(platforms: [.linux, .android, .windows])
)
{{/usesCombine}}

let package = Package(
    name: "{{project}}",
    {{#language}}
    defaultLocalization: "{{.}}",
    {{/language}}
    platforms: [
        {{#platforms}}
        .{{name}}("{{version}}"),
        {{/platforms}}
    ],
    products: [
        {{#targets}}
        {{#isLibrary}}
        .library(name: "{{name}}", targets: ["{{name}}"]),
        {{/isLibrary}}
        {{/targets}}
    ],
    dependencies: [
        {{runtimeDependency}},
        {{#packages}}
        {{.}},
        {{/packages}}
        {{#usesCombine}}
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        {{/usesCombine}}
    ],
    targets: [
        {{#targets}}
        .{{kind}}(
            name: "{{name}}",
            dependencies: [
                {{#dependencies}}
                {{.}},
                {{/dependencies}}
            ],
            {{#path}}
            path: "{{.}}",
            {{/path}}
            {{#hasResources}}
            resources: [.process("Resources")],
            {{/hasResources}}
            swiftSettings: settings
        ),
        {{/targets}}
    ]
)
{{/packageFile}}

"""##),
("Templates/Package/SwiftFormat.json.mustache", ##"""
{{!
for: project
when: wholeApp
file: .swift-format
kind: scaffold
table: project
what: what scaffolds are formatted by
}}
{
  "version": 1,
  "lineLength": 120,
  "indentation": { "spaces": 4 },
  "respectsExistingLineBreaks": true,
  "lineBreakBeforeEachArgument": true
}

"""##),
("Templates/Package/XcodeGenProject.yml.mustache", ##"""
{{!
for: project
when: wholeApp, xcodegen
file: project.generated.yml
kind: definition
table: project
what: the same for [XcodeGen](module-definitions.md), where `build` lists it
}}
# Generated by vipergen from {{specPath}}. Do not edit: it is rewritten by `vipergen generate`.
# For `include` in your own project.yml of XcodeGen, which may use the target templates as well.

{{#xcodeGenLines}}
{{.}}
{{/xcodeGenLines}}

"""##),
("Templates/Repository/SharedRepository.swift.mustache", ##"""
{{!
for: repository
file: Sources/<Feature>/Domain/<Repository>Repository.swift
kind: scaffold
declares: <Repository>Repository
table: feature
what: a repository that scenes and use cases share
}}
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

"""##),
("Templates/Repository/SharedRepositoryContract.swift.mustache", ##"""
{{!
for: repository
file: Sources/<Feature>/Generated/<Repository>RepositoryContract.swift
section: 1
kind: generated
declares: <Repository>RepositoryContract, <Repository>RepositoryEnvironment
table: feature
what: what scenes and use cases ask of a repository that they share, and the services it may reach
}}
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
public protocol {{repository}}RepositoryEnvironment {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
}
{{/contractFile}}

"""##),
("Templates/Repository/SharedRepositoryForms.swift.mustache", ##"""
{{!
for: repository
when: forms
file: Sources/<Feature>/Generated/<Repository>RepositoryContract.swift
section: 2
kind: generated
table: feature
what: the `async` and Combine forms of its methods
}}
{{#formsFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{> RepositoryForms}}
{{/formsFile}}

"""##),
("Templates/Repository/SharedRepositoryMock.swift.mustache", ##"""
{{!
for: repository
file: Tests/<Feature>Tests/Generated/<Feature>Mocks.swift
section: 1
kind: generated
declares: Mock<Repository>RepositoryContract
table: feature
what: the mock of a repository that scenes and use cases share
}}
{{#mockFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

{{mock}}
{{/mockFile}}

"""##),
("Templates/Resources/ModuleResources.swift.mustache", ##"""
{{!
for: resource module
file: Sources/<Module>/Generated/<Module>Resources.swift
kind: generated
table: resources
what: `Bundle.<module>Resources`: where the module's texts and nibs are
}}
{{> GeneratedHeader}}
{{> Imports}}

extension Bundle {
    #if SWIFT_PACKAGE
        /// Where the texts, nibs and other resources of {{module}} are.
        {{isolation}} static let {{accessor}} = Bundle.module
    #else
        /// Where the texts, nibs and other resources of {{module}} are.
        {{isolation}} static let {{accessor}} = Bundle.resources(of: "{{module}}", linkedInto: Bundle(for: ModuleClass.self))
    #endif
}

#if !SWIFT_PACKAGE
    /// A class of this module: the bundle that has it is the one that the module is linked into.
    private final class ModuleClass {}
#endif

"""##),
("Templates/Resources/StringCatalogue.json.mustache", ##"""
{{!
for: resource module
when: texts
file: Sources/<Module>/Resources/Localizable.xcstrings
kind: scaffold
table: resources
what: the module's [texts in all languages](module-definitions.md#texts)
}}
{
  "sourceLanguage" : "{{language}}",
  "strings" : {

  },
  "version" : "1.0"
}

"""##),
("Templates/Sandbox/SandboxEnvironment.swift.mustache", ##"""
{{!
for: module
when: sandbox
file: Sources/<Feature>Sandbox/StubbableEnvironment+Sandbox.swift
kind: scaffold
table: sandbox
what: what the mocks answer in it
}}
{{#sandboxEnvironmentFile}}
{{> Imports}}

extension StubbableEnvironment {
    /// The environment that the sandbox runs on: say here what its mocks answer.
    static func forSandbox() -> StubbableEnvironment {
        let environment = StubbableEnvironment()
        environment.resolutions.showsStandIns = true
        return environment
    }
}
{{/sandboxEnvironmentFile}}

"""##),
("Templates/Sandbox/SandboxProgram.swift.mustache", ##"""
{{!
for: module
when: sandbox
file: Sources/<Feature>Sandbox/Generated/<Feature>SandboxApp.swift
kind: generated
declares: <Feature>SandboxApp, <Feature>SandboxWindow
table: sandbox
what: the program: an app, or without UIKit a walk through all of it
}}
{{#sandboxProgramFile}}
{{> GeneratedHeader}}
{{> Imports}}

#if !DEBUG
    /// The sandbox of {{feature}} is for development: display states and routes are compiled in debug builds alone.
    @main
    enum {{feature}}SandboxApp {
        static func main() {}
    }
#elseif canImport(UIKit)
    import UIKit

    /// The sandbox of {{feature}} as an app: a list of its scenes and of their display states.
    @main
    @MainActor
    final class {{feature}}SandboxApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = {{feature}}SandboxWindow.self
            return configuration
        }
    }

    /// The window of the sandbox, and what stands in it.
    @MainActor
    final class {{feature}}SandboxWindow: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let scenes = {{feature}}SandboxScenes.all(in: .forSandbox())
            let list = SandboxViewController(module: {{literal}}, scenes: scenes)
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UINavigationController(rootViewController: list)
            window.makeKeyAndVisible()
            self.window = window
        }
    }
#else
    /// The sandbox of {{feature}} without a screen: walks through every scene and every display state.
    @main
    @MainActor
    enum {{feature}}SandboxApp {
        static func main() async {
            await SandboxProgram.run(module: {{literal}}, scenes: {{feature}}SandboxScenes.all(in: .forSandbox()))
        }
    }
#endif
{{/sandboxProgramFile}}

"""##),
("Templates/Sandbox/SandboxScenes.swift.mustache", ##"""
{{!
for: module
when: sandbox
file: Sources/<Feature>Sandbox/Generated/<Feature>SandboxScenes.swift
kind: generated
declares: <Feature>SandboxScenes
table: sandbox
what: the scenes that it lists
}}
{{#sandboxScenesFile}}
{{> GeneratedHeader}}
#if DEBUG
    {{> Imports}}

    /// The scenes of {{feature}}, as its sandbox lists them.
    @MainActor
    enum {{feature}}SandboxScenes {
        static func all(in environment: StubbableEnvironment) -> [SandboxScene] {
            [
                {{#scenes}}
                {{call}}
                    {{build}}
                },
                {{/scenes}}
            ]
        }
    }
#endif
{{/sandboxScenesFile}}

"""##),
("Templates/Sandbox/SceneShowcase.swift.mustache", ##"""
{{!
for: scene
styles: parts
when: showcased
file: Sources/<Feature>/Generated/<Scene>DisplayStates.swift
section: 4
kind: generated
table: sandbox
what: the scene's display states and routes, for the sandbox
}}
{{#showcaseFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    // What the sandbox of {{feature}} shows of {{scene}} besides the scene itself.
    extension {{scene}}ViewBuilder {
        {{#hasPreviews}}
        /// The screen in each state that the spec names, with nobody behind it.
        public static func displayStates(environment: any {{scene}}Environment) -> [SceneDisplayState] {
            {{scene}}Previews.all.map { preview in
                SceneDisplayState(name: preview.name) {
                    {{viewController}}
                    viewController.loadViewIfNeeded()
                    {{#hasViewModel}}
                    viewController.draw(preview.state, reportingTo: {{scene}}ViewModel.Inputs())
                    {{/hasViewModel}}
                    {{^hasViewModel}}
                    viewController.render(preview.state)
                    {{/hasViewModel}}
                    return viewController
                }
            }
        }
        {{/hasPreviews}}
        {{#hasRoutes}}
        {{#hasPreviews}}

        {{/hasPreviews}}
        {{#omissions}}
        {{.}}
        {{/omissions}}
        /// Where the scene leads, with sample values.
        public static func routes(environment: any {{scene}}Environment) -> [SceneRoute] {
            [
                {{#routes}}
                {{#hasResult}}
                SceneRoute(name: {{literal}}) { viewController in
                    let wireframe = {{scene}}Wireframe(viewController: viewController, environment: environment)
                    Task { _ = await wireframe.{{call}} }
                },
                {{/hasResult}}
                {{^hasResult}}
                SceneRoute(name: {{literal}}) { {{scene}}Wireframe(viewController: $0, environment: environment).{{call}} },
                {{/hasResult}}
                {{/routes}}
            ]
        }
        {{/hasRoutes}}
    }
#endif
{{/showcaseFile}}

"""##),
("Templates/Scene/Interactor.swift.mustache", ##"""
{{!
for: scene
styles: Interactor
when: interactor, ownInteractor
file: Sources/<Feature>/Application/<Scene>/<Scene>Interactor.swift
kind: scaffold
yields: <Scene>Interactor
table: scene
what: the interactor's methods that the spec leaves to you
}}
{{#interactorFile}}
{{> Imports}}

{{conformance}}
{{#hasMethods}}
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/hasMethods}}
{{/interactorFile}}

"""##),
("Templates/Scene/InteractorCalls.swift.mustache", ##"""
{{!
for: scene
styles: Interactor
when: interactor, serviceCalls
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 12
kind: generated
table: scene
what: the interactor's methods that [only call a service](#what-an-interactor-only-hands-on)
}}
{{#interactorCallsFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// What the interactor of {{scene}} hands on to its services, as its spec says.
{{conformance}}
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/interactorCallsFile}}

"""##),
("Templates/Scene/InteractorWiring.swift.mustache", ##"""
{{!
for: scene
styles: Interactor
when: interactor
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 11
kind: generated
declares: <Scene>Interactor
yields: <Scene>Interactor
table: scene
what: the interactor's class, with its environment
}}
{{> GeneratedHeader}}
import ViperRuntime

/// Talks to the services that {{scene}} uses.{{#hasOwnInteractor}} How it does so is in an extension of yours.{{/hasOwnInteractor}}
{{^hasUnseenFailures}}
final class {{scene}}Interactor: SceneInteractor<any {{scene}}Environment> {}
{{/hasUnseenFailures}}
{{#hasUnseenFailures}}
final class {{scene}}Interactor: SceneInteractor<any {{scene}}Environment> {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
{{/hasUnseenFailures}}

"""##),
("Templates/Scene/Presenter.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift
kind: scaffold
yields: <Scene>Presenter
table: scene
what: answers events
}}
{{#presenterFile}}
{{> Imports}}

{{conformance}}
    {{#events}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/events}}
}
{{#hasRequests}}

extension {{scene}}Presenter {
    {{#requests}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/requests}}
}
{{/hasRequests}}
{{/presenterFile}}

"""##),
("Templates/Scene/PresenterContract.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 6
kind: generated
declares: <Scene>PresenterContract
table: scene
what: what the view reports
}}
{{#presenterContractFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
/// What the view of {{scene}} reports to the presenter.
@MainActor
{{access}}protocol {{scene}}PresenterContract: AnyObject {
    {{#events}}
    {{signature}}
    {{/events}}
}
{{#retry}}

extension {{scene}}PresenterContract {
    /// For presenters that don't tell loads apart: all that the screen began with is loaded anew.
    {{access}}func {{.}}() { viewDidLoad() }
}
{{/retry}}
{{/presenterContractFile}}

"""##),
("Templates/Scene/PresenterWiring.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 13
kind: generated
declares: <Scene>Presenter
yields: <Scene>Presenter
table: scene
what: the presenter's class: what it is made of
}}
{{#presenterFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Owns the state of {{scene}}. What it does about each event is in an extension of yours.
final class {{scene}}Presenter: StatePresenter<{{namespace}}.{{scene}}Descriptor, {{scene}}State> {
    {{#collaborators}}
    let {{name}}: any {{contract}}
    {{/collaborators}}
    {{#hasUnseenFailures}}

    /// Failures of actions whose screen has gone go to the interactor, which hands them on.
    override var unseenFailures: any UnseenFailureHandler { interactor }
    {{/hasUnseenFailures}}
    {{#hasCollaborators}}

    {{/hasCollaborators}}
    init(
        descriptor: {{namespace}}.{{scene}}Descriptor,
        view: (any SceneViewContract<{{scene}}State>)? = nil{{#hasCollaborators}},{{/hasCollaborators}}
        {{#collaborators}}
        {{name}}: any {{contract}}{{^last}},{{/last}}
        {{/collaborators}}
    ) {
        {{#collaborators}}
        self.{{name}} = {{name}}
        {{/collaborators}}
        super.init(descriptor: descriptor, state: {{initialState}}, view: view)
    }
}
{{/presenterFile}}

"""##),
("Templates/Scene/PreviewPresenter.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
when: previews
file: Sources/<Views>/Generated/<Scene>DisplayStates.swift
section: 3
kind: generated
declares: <Scene>PreviewPresenter
table: previews
what: stands in for the presenter where a display state is shown with nobody behind it
}}
{{#previewPresenterFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
    /// Stands in for the presenter of {{scene}} where a display state is shown: what the view reports goes nowhere.
    {{access}}final class {{scene}}PreviewPresenter: {{scene}}PresenterContract {
        {{#isSeparate}}
        public init() {}
        {{/isSeparate}}
        {{#events}}
        {{declaration}}
        {{/events}}
    }
#endif
{{/previewPresenterFile}}

"""##),
("Templates/Scene/SceneChildren.swift.mustache", ##"""
{{!
for: scene
styles: Presenter, viewModel
when: children
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 17
kind: generated
declares: <Scene>Children
table: variations
what: resolves each scene that is shown inside, and puts it where you say
}}
{{#childrenFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{#isUIKit}}
/// The scenes that {{scene}} shows inside of itself: its view controller is handed them.
@MainActor
struct {{scene}}Children {
    private let environment: any {{scene}}Environment

    init(environment: any {{scene}}Environment) {
        self.environment = environment
    }

    {{#children}}
    /// Shows {{destination}} in a view of this screen, in place of the child that is there.
    {{declaration}}
        {{embedding}}
    }
    {{^last}}

    {{/last}}
    {{/children}}
}
{{/isUIKit}}
{{#isSwiftUI}}
/// The scenes that the view of {{scene}} shows inside of itself.
@MainActor
struct {{scene}}Children {
    let environment: any {{scene}}Environment

    {{#children}}
    /// A view that shows {{destination}}.
    {{declaration}}
        {{view}}
    }
    {{^last}}

    {{/last}}
    {{/children}}
}
{{/isSwiftUI}}
{{/childrenFile}}

"""##),
("Templates/Scene/SceneContracts.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 9
kind: generated
declares: <Scene>InteractorContract if interactor, <Scene>WireframeContract if wireframe
table: scene
what: the protocols between presenter, interactor and wireframe
}}
{{#contractsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#hasInteractor}}
/// What the presenter of {{scene}} asks of the interactor.
@MainActor
protocol {{scene}}InteractorContract: AnyObject, Sendable{{#hasUnseenFailures}}, UnseenFailureHandler{{/hasUnseenFailures}} {
    {{#interactor}}
    {{signature}}
    {{/interactor}}
}
{{/hasInteractor}}
{{#hasUnseenFailures}}

extension {{scene}}InteractorContract {
    /// For interactors that don't hand it to the environment: the failure is logged.
    func handleUnseenFailure(_ failure: SceneFailure) { failure.log() }
}
{{/hasUnseenFailures}}
{{#hasWireframe}}
{{#hasInteractor}}

{{/hasInteractor}}
/// Where the presenter of {{scene}} can lead.
@MainActor
protocol {{scene}}WireframeContract: AnyObject {
    {{#wireframe}}
    {{signature}}
    {{/wireframe}}
}
{{/hasWireframe}}
{{/contractsFile}}

"""##),
("Templates/Scene/SceneEnvironment.swift.mustache", ##"""
{{!
for: scene
when: environment
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 1
kind: generated
declares: <Scene>Environment
claims: <Scene>Environment
table: scene
what: the services and resolvers that the scene may reach
}}
{{#environmentFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
/// All that {{scene}} may reach: the services it uses, and the resolvers that its routes need.
@MainActor
{{public}}protocol {{scene}}Environment{{inheritance}} {
    {{#services}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    var {{name}}: {{type}} { get }
    {{/services}}
    {{#adopted}}
    /// Builds {{scene}}, whose descriptor is the team's own.
    func resolve(adopted descriptor: {{descriptor}}) -> UIViewController
    {{/adopted}}
}
{{#hasTabs}}

extension {{scene}}Environment {
    {{#tabs}}
    /// The place of the tab that shows {{scene}}.
    var {{property}}: Int { {{index}} }
    {{^last}}

    {{/last}}
    {{/tabs}}
}
{{/hasTabs}}
{{/environmentFile}}

"""##),
("Templates/Scene/ScenePreviews.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
when: previews
file: Sources/<Views>/Generated/<Scene>DisplayStates.swift
section: 1
kind: generated
declares: <Scene>Previews
table: previews
what: the states as a catalogue, `<Scene>Previews.all`, and a `#Preview` of each
}}
{{#previewsFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}
    {{#isSwiftUI}}

    #if canImport(SwiftUI)
        import SwiftUI
    #endif
    {{/isSwiftUI}}

    /// The states that {{scene}} is shown in, as its spec names them.
    @MainActor
    {{access}}enum {{scene}}Previews {
        {{access}}static var all: [ScenePreview<{{scene}}State>] {
            [
                {{#previews}}
                ScenePreview(name: {{literal}}, state: {{reference}}),
                {{/previews}}
            ]
        }

        {{#previews}}
        {{declaration}}
        {{/previews}}
    }
    {{#isSwiftUI}}

    #if canImport(SwiftUI)
        extension {{scene}}View {
            /// The view in a state; what happens in it is reported to nobody.
            fileprivate init(showing state: {{scene}}State) {
                self.init(dataSource: {{scene}}DataSource(state), presenter: {{scene}}PreviewPresenter())
            }
        }

        {{#previews}}
        #Preview({{literal}}) { {{scene}}View(showing: {{scene}}Previews.{{member}}) }
        {{#traits}}
        #Preview({{literal}}) { {{scene}}View(showing: {{scene}}Previews.{{member}}){{modifier}} }
        {{/traits}}
        {{/previews}}
    #endif
    {{/isSwiftUI}}
    {{#isUIKit}}

    #if canImport(UIKit)
        extension {{scene}}ViewController {
            /// The screen in a state; what happens on it is reported to nobody.
            fileprivate static func showing(_ state: {{scene}}State) -> {{scene}}ViewController {
                let viewController = {{viewController}}
                viewController.loadViewIfNeeded()
                viewController.render(state)
                return viewController
            }
        }

        {{#previews}}
        {{#isPreviewNewer}}
        @available(iOS 17.0, tvOS 17.0, *)
        {{/isPreviewNewer}}
        #Preview({{literal}}) { {{scene}}ViewController.showing({{scene}}Previews.{{member}}) }
        {{#traits}}
        {{#isPreviewNewer}}
        @available(iOS 17.0, tvOS 17.0, *)
        {{/isPreviewNewer}}
        #Preview({{literal}}) {
            let viewController = {{viewController}}
            viewController.traitOverrides.{{override}}
            viewController.loadViewIfNeeded()
            viewController.render({{scene}}Previews.{{member}})
            return viewController
        }
        {{/traits}}
        {{/previews}}
    #endif
    {{/isUIKit}}
#endif
{{/previewsFile}}

"""##),
("Templates/Scene/SceneState.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 2
kind: generated
declares: <Scene>State
table: scene
what: what the presenter hands to the view
}}
{{#stateFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// What {{scene}} shows.
{{access}}nonisolated struct {{scene}}State{{conformances}} {
    {{#fields}}
    {{access}}var {{name}}: {{type}}{{^hasInitializer}}{{#start}} = {{.}}{{/start}}{{/hasInitializer}}
    {{/fields}}
    {{#canFail}}
    /// Why the interactor could not do what it was asked; `nil` while all is well.
    {{access}}var failure: SceneFailure?
    {{/canFail}}
    {{#hasInitializer}}

    {{/hasInitializer}}
    {{#hasInitializer}}
    {{#isMadeOnMainActor}}
    @MainActor
    {{/isMadeOnMainActor}}
    {{initializer}}
        {{#fields}}
        {{assignment}}
        {{/fields}}
        {{#canFail}}
        self.failure = failure
        {{/canFail}}
    }
    {{/hasInitializer}}
}
{{/stateFile}}

"""##),
("Templates/Scene/SceneViewBuilder.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 19
kind: generated
declares: <Scene>ViewBuilder
claims: <Scene>ViewBuilder
table: scene
what: the public entry point: creates the parts and connects them
}}
{{#viewBuilderFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The door of {{scene}}: builds its parts and wires them up.
{{public}}enum {{scene}}ViewBuilder: SceneViewBuilder {
    {{public}}static func build(
        with descriptor: {{namespace}}.{{scene}}Descriptor,
        environment: any {{scene}}Environment
    ) -> {{output}} {
        {{#isLazy}}
        EmbeddedScene(for: descriptor) { makeViewController(with: $0, environment: environment) }
    }

    private static func makeViewController(
        with descriptor: {{namespace}}.{{scene}}Descriptor,
        environment: any {{scene}}Environment
    ) -> UIViewController {
        {{/isLazy}}
        {{wireframe}}
        let presenter = {{scene}}Presenter(
            {{#arguments}}
            {{.}}{{^last}},{{/last}}
            {{/arguments}}
        )
        {{viewController}}
        presenter.view = viewController
        {{#wireframe}}
        wireframe.viewController = viewController
        {{#returns}}
        wireframe.sceneResult.attach(to: viewController)
        {{/returns}}
        {{/wireframe}}
        return {{result}}
    }
}
{{/viewBuilderFile}}

"""##),
("Templates/Scene/Wireframe.swift.mustache", ##"""
{{!
for: scene
styles: parts
when: wireframe, ownRoutes
file: Sources/<Feature>/Application/<Scene>/<Scene>Wireframe.swift
kind: scaffold
yields: <Scene>Wireframe
table: scene
what: the routes that the spec leaves to you
}}
{{#wireframeFile}}
{{> Imports}}

{{> Routes}}
{{/wireframeFile}}

"""##),
("Templates/Scene/WireframeWiring.swift.mustache", ##"""
{{!
for: scene
styles: parts
when: wireframe
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 18
kind: generated
declares: <Scene>Wireframe
yields: <Scene>Wireframe
table: scene
what: the wireframe's class, with all routes that the spec describes
}}
{{#wireframeWiringFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Leads from {{scene}} to other scenes.{{#hasOwnRoutes}} Where the spec leaves a route to you, it is in an extension of yours.{{/hasOwnRoutes}}
final class {{scene}}Wireframe: SceneWireframe<any {{scene}}Environment>, {{scene}}WireframeContract {
    {{#returns}}
    /// What the scene hands back, to whoever led to it.
    let sceneResult = SceneResult<{{.}}>()
    {{#routes}}
    {{#first}}

    {{/first}}
    {{/routes}}
    {{/returns}}
    {{#routes}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/routes}}
}
{{/wireframeWiringFile}}

"""##),
("Templates/SceneTests/ImageAssertion.swift.mustache", ##"""
{{!
for: module
when: imageTests
file: Tests/<Feature>Tests/ImageAssertion.swift
kind: scaffold
table: previews
what: your library of image tests, which each display state is handed to; only with pictures behind `testing` in `project.yml`
}}
import ViperTesting

/// Compares a screen in one of its display states with a picture. While this is `nil`, nothing is compared.
///
/// For example, with swift-snapshot-testing:
///
///     { image in
///         assertSnapshot(
///             of: image.viewController,
///             as: .image(on: .iPhone13, traits: image.traits),
///             named: image.name,
///             testName: image.scene
///         )
///     }
@MainActor let imageAssertion: ScreenImage.Assertion? = nil

"""##),
("Templates/SceneTests/LifetimeTests.swift.mustache", ##"""
{{!
for: module
when: parts
file: Tests/<App>Tests/Generated/<Feature>LifetimeTests.swift
kind: generated
table: project
what: lets each scene of a feature appear and work, drops it, and looks whether all its parts are gone
}}
{{#lifetimeTestsFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Lets every scene of {{feature}} appear and work, drops it, and looks whether all its parts go with it.
{{suite}}
    {{#scenes}}
    {{declaration}} {
        let expected = [{{parts}}]
        {{#contained}}
        let contained = [{{.}}]
        {{/contained}}
        let parts = await SceneParts(named: {{names}}) { {{build}} }
        let isReleased = await parts.released()
        {{assertions}}
    }
    {{^last}}

    {{/last}}
    {{/scenes}}
    {{#omissions}}
    {{.}}
    {{/omissions}}
}
{{/lifetimeTestsFile}}

"""##),
("Templates/SceneTests/MockSceneEnvironment.swift.mustache", ##"""
{{!
for: module
when: environments
file: Tests/<Feature>Tests/Generated/<Feature>Mocks.swift
section: 2
kind: generated
declares: MockSceneEnvironment
table: scene
what: the environment for tests of scenes
}}
{{#mockEnvironmentFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The environment for tests of scenes: services are what the test sets, and resolutions are recorded.
@MainActor final class MockSceneEnvironment {
    {{#services}}
    var {{stub}}: {{optionalType}}
    {{#sample}}
    var {{name}}: {{type}} { guard let service = {{stub}} else { return {{.}} }; return service }
    {{/sample}}
    {{^sample}}
    var {{name}}: {{type}} { stubbed({{stub}}, for: "{{plainName}}", of: "MockSceneEnvironment", advice: "set {{stub}}{{remedy}}") }
    {{/sample}}
    {{/services}}
    {{#resolvers}}
    private(set) var resolved{{.}}Scenes: [{{.}}Scene] = []
    func resolve<D: {{.}}SceneDescriptor>(_ descriptor: D) -> {{sceneOutput}} { resolved{{.}}Scenes.append(descriptor.scene); return UIViewController() }
    {{/resolvers}}
    {{#scenes}}
    private(set) var resolved{{resolved}}Descriptors: [{{namespace}}.{{resolved}}Descriptor] = []
    func resolve(_ descriptor: {{namespace}}.{{resolved}}Descriptor) -> {{output}} { resolved{{resolved}}Descriptors.append(descriptor); return {{placeholder}} }
    {{/scenes}}
    {{#adopted}}
    private(set) var resolved{{scene}}Descriptors: [{{descriptor}}] = []
    func resolve(adopted descriptor: {{descriptor}}) -> UIViewController { resolved{{scene}}Descriptors.append(descriptor); return UIViewController() }
    {{/adopted}}
    {{#useCases}}
    var {{stub}}: (any {{useCase}}UseCase)?
    func resolve(_ descriptor: UseCaseDescriptor.{{useCase}}Descriptor) -> any {{useCase}}UseCase { stubbed({{stub}}, for: "resolve({{useCase}}Descriptor)", of: "MockSceneEnvironment", advice: "set {{stub}}") }
    {{/useCases}}
    {{#hasUnseenFailures}}
    private(set) var unseenFailures: [SceneFailure] = []
    func handleUnseenFailure(_ failure: SceneFailure) { unseenFailures.append(failure) }
    {{/hasUnseenFailures}}
    init() {}
}

{{#environments}}
extension MockSceneEnvironment: {{.}} {}
{{/environments}}
{{/mockEnvironmentFile}}

"""##),
("Templates/SceneTests/SceneMocks.swift.mustache", ##"""
{{!
for: scene
styles: parts
file: Tests/<Feature>Tests/Generated/<Feature>Mocks.swift
section: 1
kind: generated
declares: Mock<Scene>PresenterContract if ownViewController, Mock<Scene>InteractorContract if Presenter and interactor, Mock<Scene>ViewModelContract if viewModel, Mock<Scene>UseCaseContract if viewModel and ownUseCase, Mock<Scene>RepositoryContract if viewModel and ownRepository, Mock<Scene>WireframeContract if wireframe
table: scene
what: mocks of the contracts
}}
{{#mocksFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

{{#mocks}}
{{code}}
{{/mocks}}
{{/mocksFile}}

"""##),
("Templates/SceneTests/ScenePreviewTests.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
when: testedPreviews
file: Tests/<Feature>Tests/Generated/<Feature>SceneTests.swift
section: 1
kind: generated
table: previews
what: shows the scene in every state, without a screen, and tells the states apart by what is drawn
}}
{{#previewTestsFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    /// Shows {{scene}} in every state that its spec names.
    {{suite}}
        {{#tests}}
        {{declaration}} {
            {{body}}
        }

        {{/tests}}
        {{#comparison}}
        {{#drawnBy}}
        #if canImport({{.}})
            {{declaration}} {
                {{body}}
            }
        #endif
        {{/drawnBy}}
        {{^drawnBy}}
        {{declaration}} {
            {{body}}
        }
        {{/drawnBy}}

        {{/comparison}}
        {{#pictures}}
        {{declaration}} {
            {{body}}
        }

        {{/pictures}}
        {{helper}} func show(_ state: {{scene}}State) -> {{scene}}ViewController {
            {{shownViewController}}
            viewController.loadViewIfNeeded()
            viewController.render(state)
            return viewController
        }
    }
#endif
{{/previewTestsFile}}

"""##),
("Templates/SceneTests/SceneTests.swift.mustache", ##"""
{{!
for: scene
styles: Presenter
file: Tests/<Feature>Tests/<Scene>Tests.swift
kind: scaffold
yields: <Scene>PresenterTests
table: scene
what: tests of presenter, view controller and wireframe
}}
{{#testsFile}}
{{> Imports}}

{{#omissions}}
{{.}}
{{#last}}

{{/last}}
{{/omissions}}
{{#presenter}}
{{suite}}
    {{fixture}} view = MockSceneViewContract<{{scene}}State>()
    {{#collaborators}}
    {{fixture}} {{name}} = Mock{{contract}}()
    {{/collaborators}}

    {{helper}} func makePresenter() -> {{scene}}Presenter {
        {{stubs}}
        {{#returns}}return {{/returns}}{{scene}}Presenter(
            {{descriptor}}
            view: view{{#hasCollaborators}},{{/hasCollaborators}}
            {{#collaborators}}
            {{name}}: {{name}}{{^last}},{{/last}}
            {{/collaborators}}
        )
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{#isFollowed}}

{{/isFollowed}}
{{/presenter}}
{{#viewController}}
{{suite}}
    {{fixture}} presenter = Mock{{scene}}PresenterContract()

    {{helper}} func makeViewController() -> {{scene}}ViewController {
        {{testedViewController}}
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{#isFollowed}}

{{/isFollowed}}
{{/viewController}}
{{#wireframe}}
{{suite}}
    {{fixture}} environment = MockSceneEnvironment()
    {{fixture}} viewController = UIViewController()

    {{helper}} func makeWireframe() -> {{scene}}Wireframe {
        {{scene}}Wireframe(
            viewController: viewController,
            environment: environment
        )
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{/wireframe}}
{{/testsFile}}

"""##),
("Templates/SceneTests/SceneVariantTests.swift.mustache", ##"""
{{!
for: project
when: variants
file: Tests/<App>Tests/Generated/SceneVariantTests.swift
kind: generated
table: variations
what: builds every variant, and looks where the flags lead
}}
{{#variantTestsFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Builds every variant of every scene that has some, and looks where the flags lead.
{{suite}}
    {{#omissions}}
    {{.}}
    {{#last}}

    {{/last}}
    {{/omissions}}
    {{#tests}}
    {{declaration}} {
        {{body}}
    }

    {{/tests}}
    /// The type of the view controller that a scene is shown by.
    {{helper}} func name(of scene: UIViewController) -> String {
        String(reflecting: type(of: (scene as? UINavigationController)?.viewControllers.first ?? scene))
    }
}
{{/variantTestsFile}}

"""##),
("Templates/SceneTests/TestingEnvironment.swift.mustache", ##"""
{{!
for: project
when: wholeApp
file: Tests/<App>Tests/<AppEnvironment>+Testing.swift
kind: scaffold
table: project
what: the environment that tests run the whole app on
}}
{{#testingEnvironmentFile}}
{{> Imports}}

extension {{environment}} {
    /// The environment that tests run the whole app on.
    {{#isolation}}
    {{.}}
    {{/isolation}}
    static func forTesting() -> {{environment}} {
        {{environment}}()
    }
}
{{/testingEnvironmentFile}}

"""##),
("Templates/SceneTests/TestingScope.swift.mustache", ##"""
{{!
for: scope
file: Tests/<App>Tests/<State>Environment+Testing.swift
kind: scaffold
table: project
what: the environment that tests run the scenes of a state on
}}
{{#testingScopeFile}}
{{> Imports}}

extension {{environment}} {
    /// The environment that tests run the scenes of the state `{{state}}` on.
    static func forTesting() -> {{environment}} {
        {{environment}}(app: .forTesting())
    }
}
{{/testingScopeFile}}

"""##),
("Templates/Shared/CombineImport.mustache", ##"""
{{!
for: templates
what: the import of Combine, or of what stands in for it
}}

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

"""##),
("Templates/Shared/GeneratedHeader.mustache", ##"""
{{!
for: templates
what: how every generated Swift file begins; it ends with `// swiftlint:enable all`, behind its last section
}}
// Generated by vipergen from {{specPath}}. Do not edit: it is rewritten by `vipergen generate`.
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all


"""##),
("Templates/Shared/Imports.mustache", ##"""
{{!
for: templates
what: import declarations, and an empty line where there are any
}}
{{#imports}}
{{.}}
{{/imports}}

"""##),
("Templates/Shared/ModulePlaceholder.swift.mustache", ##"""
{{!
for: empty module
file: Sources/<Module>/Generated/<Module>Placeholder.swift
kind: generated
table: project
what: keeps a module that has nothing else a module that builds: core modules, features without scenes, modules of mocks
}}
{{> GeneratedHeader}}
{{#summary}}
//{{.}}
{{/summary}}
{{^summary}}
// Keeps {{module}} a module that builds until its first source file is there.
{{/summary}}

"""##),
("Templates/Shared/NavigationItem.mustache", ##"""
{{!
for: templates
what: the navigation item of a SwiftUI view's view controller
}}
extension {{scene}}ViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = {{title}}
    }
}

"""##),
("Templates/Shared/RepositoryForms.mustache", ##"""
{{!
for: templates
what: the `async` and Combine forms of a repository's methods
}}
{{#isCombine}}
#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif
{{/isCombine}}
{{^isCombine}}
#if canImport(Combine)
    import Combine
#endif
{{/isCombine}}

// For callers that can wait.
extension {{contract}} {
    {{#awaited}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/awaited}}
}

// For callers that subscribe: each begins at once, and answers whoever subscribes later too.
{{#isCombine}}
extension {{contract}} {
    {{#publishers}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/publishers}}
}
{{/isCombine}}
{{^isCombine}}
#if canImport(Combine)
    extension {{contract}} {
        {{#publishers}}
        {{declaration}}
            {{body}}
        }
        {{^last}}

        {{/last}}
        {{/publishers}}
    }
#endif
{{/isCombine}}

"""##),
("Templates/Shared/Routes.mustache", ##"""
{{!
for: templates
what: how a wireframe leads to other scenes
}}
{{conformance}}
{{#hasRoutes}}
    {{#routes}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/routes}}
}
{{/hasRoutes}}

"""##),
("Templates/SwiftUI/Content.swift.mustache", ##"""
{{!
for: content
styles: drawnBySwiftUI
file: Sources/<Views>/Application/<Scene>/Contents/<Scene><Content>Content.swift
kind: scaffold
declares: <Scene><Content>Content
table: contents
what: arranges the sections of a content
}}
{{#contentFile}}
#if canImport(SwiftUI)
    import SwiftUI

    {{#summary}}
    ///{{.}}
    {{/summary}}
    struct {{type}}: View {
        let sections: {{sections}}

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
{{/contentFile}}

"""##),
("Templates/SwiftUI/ContentPreviews.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
when: contents, previews
file: Sources/<Views>/Generated/<Scene>DisplayStates.swift
section: 2
kind: generated
table: contents
what: a `#Preview` of each content and section, in each state that makes a difference to it
}}
{{> GeneratedHeader}}
#if DEBUG
    #if canImport(SwiftUI)
        import SwiftUI
        {{#componentImports}}
        {{.}}
        {{/componentImports}}
    #endif

    #if canImport(SwiftUI)
        {{#contents}}
        extension {{sectionsType}} {
            /// The sections in a state; what happens in them is reported to nobody.
            fileprivate init(showing state: {{scene}}State) {
                {{initializer}}
            }
        }

        {{#states}}
        #Preview({{literal}}) { {{type}}(sections: {{sectionsType}}(showing: {{state}})) }
        {{/states}}
        {{#sections}}
        {{#states}}
        #Preview({{literal}}) { {{sectionsType}}(showing: {{state}}).{{member}} }
        {{/states}}
        {{/sections}}
        {{^last}}

        {{/last}}
        {{/contents}}
    #endif
#endif

"""##),
("Templates/SwiftUI/DataSource.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 5
kind: generated
declares: <Scene>DataSource
brings: <Scene>View
table: swiftui
what: what the view draws from, field by field: the runtime's `SceneDataSource`, or an `ObservableObject` where the style is one `with combine` or `with rx`
}}
{{#dataSourceFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#isCombine}}
#if canImport(Combine)
    {{access}}import Combine
#else
    {{access}}import OpenCombine
#endif

{{/isCombine}}
{{#isRx}}
#if canImport(RxSwift)
    {{access}}import RxSwift
#endif

{{/isRx}}
/// What the view of {{scene}} draws from: the presenter's state, field by field, so that a change redraws what shows it.
{{#isObservation}}
{{access}}typealias {{scene}}DataSource = SceneDataSource<{{scene}}State>
{{/isObservation}}
{{#isCombine}}
@MainActor
{{access}}final class {{scene}}DataSource: ObservableObject {
    {{#fields}}
    @Published {{access}}{{^isRx}}private(set) {{/isRx}}var {{name}}: {{type}}
    {{/fields}}
    {{#hasFields}}

    {{/hasFields}}
    {{access}}init(_ state: {{scene}}State) {
        {{#fields}}
        {{assignment}}
        {{/fields}}
    }

    {{access}}func render(_ state: {{scene}}State) {
        {{#fields}}
        {{assignment}}
        {{/fields}}
    }
}
{{/isCombine}}
{{#isRx}}

#if canImport(RxSwift)
    extension {{scene}}DataSource: ReactiveCompatible {}
#endif
{{/isRx}}
{{/dataSourceFile}}

"""##),
("Templates/SwiftUI/Drivers.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
when: drivers
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 16
kind: generated
declares: <Scene>Drivers
table: drivers
what: the presenter's state, an RxCocoa `Driver` for each field
}}
{{#driversFile}}
{{> GeneratedHeader}}
#if canImport(RxCocoa)
    {{#imports}}
    {{.}}
    {{/imports}}

    /// The state of {{scene}}'s presenter, a driver for each field.
    @MainActor
    final class {{scene}}Drivers {
        private let states: BehaviorRelay<{{scene}}State>

        init(_ state: {{scene}}State) {
            states = BehaviorRelay(value: state)
        }

        func accept(_ state: {{scene}}State) {
            states.accept(state)
        }
        {{#fields}}

        var {{name}}: Driver<{{type}}> {
            states.asDriver().map { $0.{{member}} }
        }
        {{/fields}}
    }
#endif
{{/driversFile}}

"""##),
("Templates/SwiftUI/HostingViewController.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
file: Sources/<Feature>/Generated/<Scene>Scene.swift
section: 15
kind: generated
declares: <Scene>ViewController
claims: <Scene>ViewController
table: swiftui
what: hosts the view, and feeds its data source
}}
{{#hostingViewControllerFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{^isSeparate}}

#if canImport(SwiftUI)
    import SwiftUI
#endif
{{/isSeparate}}
{{#isDriven}}

#if canImport(RxCocoa)
    import RxCocoa
    import RxSwift
#endif
{{/isDriven}}

/// Hosts the view of {{scene}}.
final class {{scene}}ViewController: UIViewController {
    {{#handedParts}}
    let {{name}}: {{type}}
    {{/handedParts}}
    /// What the view draws from, once the presenter has rendered for the first time.
    private(set) var dataSource: {{scene}}DataSource?
    let presenter: any {{scene}}PresenterContract
    {{#isDriven}}
    #if canImport(RxCocoa)
        private var drivers: {{scene}}Drivers?
        private let disposeBag = DisposeBag()
    #endif
    {{/isDriven}}

    {{viewControllerInitializer}}
        self.presenter = presenter
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpNavigationItem()
        presenter.viewDidLoad()
    }
    {{#lifecycle}}

    override func {{name}}(_ animated: Bool) {
        super.{{name}}(animated)
        presenter.{{name}}()
    }
    {{/lifecycle}}
}

{{^isDriven}}
extension {{scene}}ViewController: SceneViewContract {
    func render(_ state: {{scene}}State) {
        if let dataSource { return dataSource.render(state) }
        let dataSource = {{scene}}DataSource(state)
        self.dataSource = dataSource
        #if canImport(UIKit) && canImport(SwiftUI)
            {{#isSeparate}}
            dataSource.show({{hostingArguments}})
            {{/isSeparate}}
            {{^isSeparate}}
            host({{view}})
            {{/isSeparate}}
        #endif
    }
}
{{/isDriven}}
{{#isDriven}}
#if canImport(RxCocoa)
    extension {{scene}}ViewController: SceneViewContract {
        func render(_ state: {{scene}}State) {
            if let drivers {
                drivers.accept(state)
            } else {
                let dataSource = {{scene}}DataSource(state)
                drive(dataSource, by: {{scene}}Drivers(state))
                startDrawing(from: dataSource)
            }
        }

        private func drive(_ dataSource: {{scene}}DataSource, by drivers: {{scene}}Drivers) {
            self.drivers = drivers
            {{#fields}}
            drivers.{{.}}.drive(dataSource.rx[\.{{.}}]).disposed(by: disposeBag)
            {{/fields}}
        }
    }
#else
    extension {{scene}}ViewController: SceneViewContract {
        func render(_ state: {{scene}}State) {
            if let dataSource {
                dataSource.render(state)
            } else {
                startDrawing(from: {{scene}}DataSource(state))
            }
        }
    }
#endif

extension {{scene}}ViewController {
    private func startDrawing(from dataSource: {{scene}}DataSource) {
        self.dataSource = dataSource
        #if canImport(UIKit) && canImport(SwiftUI)
            {{#isSeparate}}
            dataSource.show({{hostingArguments}})
            {{/isSeparate}}
            {{^isSeparate}}
            host({{view}})
            {{/isSeparate}}
        #endif
    }
}
{{/isDriven}}
{{/hostingViewControllerFile}}

"""##),
("Templates/SwiftUI/ReactiveKeyPath.swift.mustache", ##"""
{{!
for: module
when: drivers
file: Sources/<Feature>/Generated/Reactive+KeyPath.swift
kind: generated
table: drivers
what: what they drive: `dataSource.rx[\.products]`
}}
{{> GeneratedHeader}}
#if canImport(RxSwift)
    import RxSwift

    extension Reactive where Base: AnyObject {
        /// Sets a property to what it is driven with. For example: `dataSource.rx[\.products]`.
        subscript<Value>(_ property: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
            Binder(base) { base, value in base[keyPath: property] = value }
        }
    }
#endif

"""##),
("Templates/SwiftUI/SceneContents.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
when: contents
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 4
kind: generated
declares: <Scene><Content>Sections
table: contents
what: feeds the sections from the data source, and reports what happens in them
}}
{{> GeneratedHeader}}
#if canImport(SwiftUI)
    import SwiftUI
    {{#componentImports}}
    {{.}}
    {{/componentImports}}

    {{#contents}}
    /// The sections of {{scene}}'s {{name}}: all of them, one after the other, or each by its name.
    struct {{sectionsType}}: View {
        {{#sections}}
        let {{name}}: {{type}}
        {{/sections}}

        var body: some View {
            {{#sections}}
            {{statement}}
            {{/sections}}
        }
    }

    {{/contents}}
    extension {{scene}}View {
        {{#contents}}
        /// Drawn from the data source; what happens in it is reported to the presenter.
        var {{member}}: {{type}} {
            {{type}}(
                {{argument}}
            )
        }
        {{^last}}

        {{/last}}
        {{/contents}}
    }
#endif

"""##),
("Templates/SwiftUI/SceneNavigationItem.swift.mustache", ##"""
{{!
for: scene
styles: drawnBySwiftUI
when: separateView
file: Sources/<Feature>/Application/<Scene>/<Scene>NavigationItem.swift
kind: scaffold
table: uiModule
what: the navigation item around the view
}}
import ViperRuntime

{{> NavigationItem}}

"""##),
("Templates/SwiftUI/Section.swift.mustache", ##"""
{{!
for: section
styles: drawnBySwiftUI
file: Sources/<Views>/Application/<Scene>/Sections/<Scene><Section>Section.swift
kind: scaffold
declares: <Scene><Section>Section
table: contents
what: a section
}}
{{#sectionFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
#if canImport(SwiftUI)
    import SwiftUI

    {{#summary}}
    ///{{.}}
    {{/summary}}
    struct {{type}}: View {
        {{#properties}}
        let {{name}}: {{type}}
        {{/properties}}
        {{#hasProperties}}

        {{/hasProperties}}
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                {{heading}}.accessibilityAddTraits(.isHeader)
                {{drafts}}
                {{#buttons}}
                {{button}}
                {{/buttons}}
                {{#failureRow}}
                {{.}}
                {{/failureRow}}
            }
        }
    }
#endif
{{/sectionFile}}

"""##),
("Templates/SwiftUI/SwiftUIView.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
file: Sources/<Views>/Application/<Scene>/<Scene>View.swift
kind: scaffold
declares: <Scene>View
table: swiftui
what: the SwiftUI view, and the navigation item around it
}}
{{#viewFile}}
{{> Imports}}

#if canImport(SwiftUI)
    import SwiftUI

    {{#viewSummary}}
    ///{{.}}
    {{/viewSummary}}
    struct {{scene}}View: View {
        {{#isObservation}}
        let dataSource: {{scene}}DataSource
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var dataSource: {{scene}}DataSource
        {{/isCombine}}
        let presenter: any {{scene}}PresenterContract
        {{#hasChildren}}
        var children: {{scene}}Children?
        {{/hasChildren}}

        var body: some View {
            {{#isScrolling}}
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    {{^hasContents}}
                    {{titleView}}.accessibilityAddTraits(.isHeader)
                    {{/hasContents}}
                    {{#isLoading}}
                    if {{.}} { ProgressView() }
                    {{/isLoading}}
                    {{drafts}}
                    {{#contentMembers}}
                    {{.}}
                    {{/contentMembers}}
                    {{#buttons}}
                    Button({{title}}) {
                        presenter.{{method}}()
                    }
                    .accessibilityIdentifier({{identifier}})
                    {{/buttons}}
                    {{#children}}
                    {{.}}
                    {{/children}}
                    {{#failureRow}}
                    {{.}}
                    {{/failureRow}}
                }
                .padding()
            }
            {{/isScrolling}}
            {{^isScrolling}}
            VStack(spacing: 16) {
                {{titleView}}.accessibilityAddTraits(.isHeader)
                {{drafts}}
                {{#isLoading}}
                if {{.}} { ProgressView() }
                {{/isLoading}}
                {{#buttons}}
                Button({{title}}) {
                    presenter.{{method}}()
                }
                .accessibilityIdentifier({{identifier}})
                {{/buttons}}
                {{#children}}
                {{.}}
                {{/children}}
                {{#failureRow}}
                {{.}}
                {{/failureRow}}
            }
            .padding()
            {{/isScrolling}}
        }
    }
#endif
{{#hasNavigationItem}}

{{> NavigationItem}}
{{/hasNavigationItem}}
{{/viewFile}}

"""##),
("Templates/SwiftUI/ViewHosting.swift.mustache", ##"""
{{!
for: scene
styles: dataSource
when: separateView
file: Sources/<Views>/Generated/<Scene><Display>.swift
section: 7
kind: generated
table: uiModule
what: the view's public entry point: shows it inside a view controller
}}
{{> GeneratedHeader}}
#if canImport(UIKit) && canImport(SwiftUI)
    public import UIKit
    import SwiftUI
    {{#showsImages}}
    public import ViperImages
    {{/showsImages}}
    import ViperRuntime

    extension {{scene}}DataSource {
        /// Shows the view of {{scene}} inside a view controller, at all four edges, drawn from here.
        {{^showsImages}}
        public func show(in viewController: UIViewController, reportingTo presenter: any {{scene}}PresenterContract) {
            viewController.host({{scene}}View(dataSource: self, presenter: presenter))
        }
        {{/showsImages}}
        {{#showsImages}}
        public func show(
            in viewController: UIViewController,
            reportingTo presenter: any {{scene}}PresenterContract,
            imageLoader: any ImageLoading<UIImage>
        ) {
            viewController.host({{scene}}View(dataSource: self, presenter: presenter).imageLoader(imageLoader))
        }
        {{/showsImages}}
    }
#endif

"""##),
("Templates/SwiftUI/ViewsExport.swift.mustache", ##"""
{{!
for: module
when: uiModule
file: Sources/<Feature>/Generated/<Feature>UI.swift
kind: generated
table: uiModule
what: lets all of the feature's files see the module of views
}}
{{> GeneratedHeader}}
// What the views draw and report is seen everywhere in this module.
@_exported public import {{views}}

"""##),
("Templates/TestSupport/StubAPIClientConformance.swift.mustache", ##"""
{{!
for: service
when: jsonStub
file: Sources/<Core>TestSupport/StubAPIClient+<Service>.swift
kind: scaffold
table: sandbox
what: lets a service with `stub: json` stand on a server for tests
}}
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

"""##),
("Templates/TestSupport/StubbableEnvironment.swift.mustache", ##"""
{{!
for: stubbed module
file: Sources/<Feature>TestSupport/Generated/StubbableEnvironment.swift
kind: generated
declares: StubbableEnvironment
table: sandbox
what: the environment that tests and the sandbox stub
}}
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
        public let {{name}} = {{class}}()
        {{/mocks}}
    }

    public let mocks = Mocks()
    /// What was resolved, and what is resolved otherwise.
    public let resolutions = DescriptorResolutions()
    {{#services}}
    {{#isMocked}}
    {{#summary}}
    ///{{.}}
    {{/summary}}
    public lazy var {{name}}: {{type}} = mocks.{{member}}
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

    public init() {}

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

"""##),
("Templates/UIKit/UIKitViewController.swift.mustache", ##"""
{{!
for: scene
styles: ownViewController
file: Sources/<Feature>/Application/<Scene>/<Scene>ViewController.swift
kind: scaffold
declares: <Scene>ViewController
table: scene
what: the view of a `uikit` scene
}}
{{#viewControllerFile}}
{{> Imports}}

@MainActor
final class {{scene}}ViewController: UIViewController {
    private let presenter: any {{scene}}PresenterContract
    {{#handedParts}}
    private let {{name}}: {{type}}
    {{/handedParts}}
    {{#hasChildren}}

    {{/hasChildren}}
    {{#children}}
    private let {{container}} = UIView()
    {{/children}}
    {{#banner}}

    private(set) lazy var failureBanner = FailureBanner{{.}}
    {{/banner}}
    {{#isLoading}}

    let activityIndicator = UIActivityIndicatorView(style: .medium)
    {{/isLoading}}
    {{#hasDrafts}}

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()
    {{/hasDrafts}}
    {{#hasRows}}

    let tableView = UITableView(frame: .zero, style: .plain)
    /// A row for each field of the state, and for each element of a list, until the screen has rows of its own.
    private var rows: [DraftRow.ID: DraftRow] = [:]
    private lazy var dataSource = UITableViewDiffableDataSource<Int, DraftRow.ID>(tableView: tableView) {
        [weak self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = self?.rows[id]?.text
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "{{identifier}}.\(id)"
        return cell
    }
    {{/hasRows}}

    {{#isFromStoryboard}}
    /// What the storyboard makes.
    {{coderInitializer}}
        self.presenter = presenter
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        super.init(coder: coder)
    }

    /// Stands in where the storyboard is missing.
    {{/isFromStoryboard}}
    {{viewControllerInitializer}}
        self.presenter = presenter
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        {{superInit}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = {{title}}
        {{^isFromNib}}
        view.backgroundColor = .systemBackground
        {{/isFromNib}}
        {{#hasRows}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        {{/hasRows}}
        {{#hasDrafts}}
        drafts.axis = .vertical
        drafts.spacing = 8
        {{/hasDrafts}}
        {{#hasChildren}}
        {{childrenStack}}
        children.axis = .vertical
        children.distribution = .fillEqually
        {{/hasChildren}}
        {{#hasContent}}
        {{content}}
        content.axis = .vertical
        content.spacing = 16
        view.{{placing}}content)
        {{/hasContent}}
        {{#overlays}}
        {{.}}
        {{/overlays}}
        {{#hasChildren}}
        showChildren()
        {{/hasChildren}}
        presenter.viewDidLoad()
    }
    {{#lifecycle}}

    override func {{name}}(_ animated: Bool) {
        super.{{name}}(animated)
        presenter.{{name}}()
    }
    {{/lifecycle}}
}
{{#hasChildren}}

extension {{scene}}ViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        {{#children}}
        {{call}}
        {{/children}}
    }
}
{{/hasChildren}}

{{conformance}}
    func render(_ state: {{scene}}State) {
        // Bring the subviews in line with the state.
        {{#loaded}}
        // `{{name}}.value` is what there is to show, be it old or new.
        {{/loaded}}
        {{#isLoading}}
        if {{.}} {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
        {{/isLoading}}
        {{#banner}}
        failureBanner.show({{failure}})
        {{/banner}}
        {{drafts}}
    }
    {{#hasDrafts}}

    private func showDrafts(_ texts: [String]) {
        while drafts.arrangedSubviews.count < texts.count { drafts.addArrangedSubview(makeDraft()) }
        for case (let label as UILabel, let text) in zip(drafts.arrangedSubviews, texts) { label.text = text }
    }

    private func makeDraft() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
    {{/hasDrafts}}
    {{#hasRows}}

    private func showRows(_ fields: [[DraftRow]]) {
        let (old, new) = (rows, Array(fields.joined()))
        rows = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
        var snapshot = NSDiffableDataSourceSnapshot<Int, DraftRow.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(new.map(\.id))
        // Rows that stay keep their cells, and only what has changed is configured anew.
        snapshot.reconfigureItems(new.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
    {{/hasRows}}
}
{{/viewControllerFile}}

"""##),
("Templates/UIKit/ViewController.storyboard.mustache", ##"""
{{!
for: scene
styles: ownViewController
when: storyboard
file: Sources/<Feature>/Resources/<Scene>ViewController.storyboard
kind: scaffold
table: nibs
what: the same as a storyboard
}}
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Vc1-Sc-eNe">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--{{nibTitle}}-->
        <scene sceneID="Sc1-Id-aBc">
            <objects>
                <viewController id="Vc1-Sc-eNe" customClass="{{scene}}ViewController" customModule="{{feature}}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="Vw1-Ro-oTt">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="Sa1-Fe-aRa"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Fr1-Re-sPd" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""##),
("Templates/UIKit/ViewController.xib.mustache", ##"""
{{!
for: scene
styles: ownViewController
when: xib
file: Sources/<Feature>/Resources/<Scene>ViewController.xib
kind: scaffold
table: nibs
what: [the view](scene-variations.md#a-view-from-a-nib-or-a-storyboard), for Interface Builder
}}
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="{{scene}}ViewController" customModule="{{feature}}">
            <connections>
                <outlet property="view" destination="Vw1-Ro-oTt" id="Ou1-Vi-eWr"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="Vw1-Ro-oTt">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="Sa1-Fe-aRa"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""##),
("Templates/UseCase/DefaultUseCase.swift.mustache", ##"""
{{!
for: use case
file: Sources/<Feature>/Domain/Default<UseCase>UseCase.swift
kind: scaffold
declares: Default<UseCase>UseCase
table: feature
what: its implementation
}}
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

"""##),
("Templates/UseCase/UseCaseBuilder.swift.mustache", ##"""
{{!
for: use case
file: Sources/<Feature>/Generated/<UseCase>UseCaseBuilder.swift
kind: generated
declares: <UseCase>UseCaseBuilder, <UseCase>UseCaseEnvironment
table: feature
what: its public entry point, and the services it may reach
}}
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

"""##),
("Templates/UseCase/UseCaseMock.swift.mustache", ##"""
{{!
for: use case
when: viewModels
file: Tests/<Feature>Tests/Generated/<Feature>Mocks.swift
section: 1
kind: generated
declares: Mock<UseCase>UseCase
table: feature
what: the mock of a use case that view models share
}}
{{#mockFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{mock}}
{{/mockFile}}

"""##),
    ]

    /// By their paths.
    static let shippedTexts: [(path: String, text: String)] = [
("Templates/Shipped/Classic/ClassicContracts.swift.mustache", ##"""
{{!
for: scene
styles: classic
file: Sources/<Feature>/Generated/<Scene>Contracts.swift
kind: generated
declares: <Scene>State, <Scene>ViewProtocol, <Scene>PresenterProtocol, <Scene>InteractorProtocol if interactor, <Scene>WireframeProtocol if wireframe
what: the state, and the protocols between view, presenter, interactor and wireframe
}}
{{> GeneratedHeader}}
{{#stateFile}}
{{> Imports}}
{{/stateFile}}
{{#presenterContractFile}}
{{> Imports}}
{{/presenterContractFile}}
{{#contractsFile}}
{{> Imports}}
{{/contractsFile}}

{{#stateFile}}
/// What {{scene}} shows.
nonisolated struct {{scene}}State{{conformances}} {
    {{#fields}}
    var {{name}}: {{type}}{{#start}} = {{.}}{{/start}}
    {{/fields}}
    {{#canFail}}
    var failure: SceneFailure?
    {{/canFail}}
}
{{/stateFile}}

/// @mockable
@MainActor
protocol {{scene}}ViewProtocol: AnyObject {
    func render(_ state: {{scene}}State)
}

/// @mockable
@MainActor
protocol {{scene}}PresenterProtocol: AnyObject {
    {{#presenterContractFile}}
    {{#events}}
    {{signature}}
    {{/events}}
    {{/presenterContractFile}}
}
{{#contractsFile}}
{{#hasInteractor}}

/// @mockable
@MainActor
protocol {{scene}}InteractorProtocol: AnyObject {
    {{#interactor}}
    {{signature}}
    {{/interactor}}
}
{{/hasInteractor}}
{{#hasWireframe}}

/// @mockable
@MainActor
protocol {{scene}}WireframeProtocol: AnyObject {
    {{#wireframe}}
    {{signature}}
    {{/wireframe}}
}
{{/hasWireframe}}
{{/contractsFile}}

"""##),
("Templates/Shipped/Classic/ClassicInteractor.swift.mustache", ##"""
{{!
for: scene
styles: classic
when: interactor
file: Sources/<Feature>/Application/<Scene>/<Scene>Interactor.swift
kind: scaffold
declares: <Scene>Interactor
what: what the scene asks services for
}}
{{#interactorFile}}
{{> Imports}}

@MainActor
final class {{scene}}Interactor {
    let environment: any {{scene}}Environment

    init(environment: any {{scene}}Environment) {
        self.environment = environment
    }
}

{{conformance}}
{{#hasMethods}}
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/hasMethods}}
{{/interactorFile}}

"""##),
("Templates/Shipped/Classic/ClassicInteractorCalls.swift.mustache", ##"""
{{!
for: scene
styles: classic
when: serviceCalls
file: Sources/<Feature>/Generated/<Scene>InteractorCalls.swift
kind: generated
what: the interactor's methods that only call a service
}}
{{#interactorCallsFile}}
{{> GeneratedHeader}}
{{> Imports}}

extension {{scene}}Interactor {
    {{#methods}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/methods}}
}
{{/interactorCallsFile}}

"""##),
("Templates/Shipped/Classic/ClassicPresenter.swift.mustache", ##"""
{{!
for: scene
styles: classic
file: Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift
kind: scaffold
declares: <Scene>Presenter
what: what the scene does
}}
{{#presenterFile}}
{{> Imports}}

@MainActor
final class {{scene}}Presenter: ScenePresenter {
    weak var view: (any {{scene}}ViewProtocol)?
    let tasks = SceneTasks()
    private(set) var state: {{scene}}State
    private let descriptor: {{descriptor}}
    {{#collaborators}}
    private let {{name}}: any {{contract}}
    {{/collaborators}}

    init(
        descriptor: {{descriptor}}{{#hasCollaborators}},{{/hasCollaborators}}
        {{#collaborators}}
        {{name}}: any {{contract}}{{^last}},{{/last}}
        {{/collaborators}}
    ) {
        self.descriptor = descriptor
        {{#collaborators}}
        self.{{name}} = {{name}}
        {{/collaborators}}
        state = {{initialState}}
    }

    func update(_ change: (inout {{scene}}State) -> Void) {
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

{{conformance}}
    {{#events}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/events}}
}
{{#hasRequests}}

extension {{scene}}Presenter {
    {{#requests}}
    {{declaration}}
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/requests}}
}
{{/hasRequests}}
{{/presenterFile}}

"""##),
("Templates/Shipped/Classic/ClassicPresenterTests.swift.mustache", ##"""
{{!
for: scene
styles: classic
file: Tests/<Feature>Tests/<Scene>PresenterTests.swift
kind: scaffold
what: tests of the presenter, with mocks around it
}}
{{#testsFile}}
@testable import {{feature}}TestSupport
{{> Imports}}

{{#presenter}}
{{suite}}
    private let view = Mock{{scene}}ViewProtocol()
    {{#collaborators}}
    private let {{name}} = Mock{{contract}}()
    {{/collaborators}}

    private func makePresenter() -> {{scene}}Presenter {
        {{stubs}}
        let presenter = {{scene}}Presenter(
            {{descriptor}}
            {{#collaborators}}
            {{name}}: {{name}}{{^last}},{{/last}}
            {{/collaborators}}
        )
        presenter.view = view
        return presenter
    }
    {{#tests}}

    {{declaration}} {
        {{body}}
    }
    {{/tests}}
}
{{/presenter}}
{{/testsFile}}

"""##),
("Templates/Shipped/Classic/ClassicViewBuilder.swift.mustache", ##"""
{{!
for: scene
styles: classic
file: Sources/<Feature>/Generated/<Scene>ViewBuilder.swift
kind: generated
declares: <Scene>ViewBuilder
what: connects the parts
}}
{{#viewBuilderFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Makes the parts of {{scene}}, and connects them.
@MainActor
{{public}}enum {{scene}}ViewBuilder {
    {{public}}static func build(
        with descriptor: {{descriptor}},
        environment: any {{scene}}Environment
    ) -> {{output}} {
        let viewController = {{scene}}ViewController()
        {{wireframe}}
        let presenter = {{scene}}Presenter(
            {{#arguments}}
            {{.}}{{^last}},{{/last}}
            {{/arguments}}
        )
        presenter.view = viewController
        {{#hasWireframe}}
        wireframe.viewController = viewController
        {{/hasWireframe}}
        viewController.inject(presenter: presenter)
        return viewController
    }
}
{{/viewBuilderFile}}

"""##),
("Templates/Shipped/Classic/ClassicViewController.swift.mustache", ##"""
{{!
for: scene
styles: classic
file: Sources/<Feature>/Application/<Scene>/<Scene>ViewController.swift
kind: scaffold
declares: <Scene>ViewController
what: the view
}}
{{#viewControllerFile}}
{{> Imports}}

final class {{scene}}ViewController: UIViewController {
    private var presenter: (any {{scene}}PresenterProtocol)?

    func inject(presenter: any {{scene}}PresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = {{title}}
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
    {{#lifecycle}}

    override func {{name}}(_ animated: Bool) {
        super.{{name}}(animated)
        presenter?.{{name}}()
    }
    {{/lifecycle}}
}

{{conformance}}
    func render(_ state: {{scene}}State) {
        // Bring the subviews in line with the state.
    }
}
{{/viewControllerFile}}

"""##),
("Templates/Shipped/Classic/ClassicWireframe.swift.mustache", ##"""
{{!
for: scene
styles: classic
when: wireframe
file: Sources/<Feature>/Application/<Scene>/<Scene>Wireframe.swift
kind: scaffold
declares: <Scene>Wireframe
what: where the scene leads
}}
{{#wireframeFile}}
{{> Imports}}

@MainActor
final class {{scene}}Wireframe: {{scene}}WireframeProtocol {
    weak var viewController: UIViewController?
    let environment: any {{scene}}Environment

    init(environment: any {{scene}}Environment) {
        self.environment = environment
    }
    {{#routes}}

    {{declaration}}
        {{body}}
    }
    {{/routes}}
}
{{/wireframeFile}}

"""##),
("Templates/Shipped/Classic/classic.style", ##"""
what: view, presenter, interactor and wireframe, each behind a protocol
lacks: previews, output
part: ViewController
  members: rendering
  contract: <Scene>ViewProtocol
  scaffold: ClassicViewController.swift
part: Presenter
  members: events
  contract: <Scene>PresenterProtocol
  scaffold: ClassicPresenter.swift
  collaborators: Interactor, Wireframe
part: Interactor
  members: interactor
  contract: <Scene>InteractorProtocol
  scaffold: ClassicInteractor.swift
  when: interactor
part: Wireframe
  members: routes
  contract: <Scene>WireframeProtocol
  scaffold: ClassicWireframe.swift
  when: wireframe

"""##),
    ]
}
