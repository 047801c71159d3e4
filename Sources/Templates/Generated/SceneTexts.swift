// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inScene: [Source] = [
        Source(
            name: "Interactor.swift",
            path: "Templates/Scene/Interactor.swift.mustache",
            text: #"""
{{#interactorFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "InteractorCalls.swift",
            path: "Templates/Scene/InteractorCalls.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "InteractorWiring.swift",
            path: "Templates/Scene/InteractorWiring.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
{{#hasUnseenFailures}}
import ViperRuntime

{{/hasUnseenFailures}}
/// Talks to the services that {{scene}} uses.{{#hasOwnInteractor}} How it does so is in an extension of yours.{{/hasOwnInteractor}}
@MainActor
final class {{scene}}Interactor {
    let environment: any {{scene}}Environment

    init(environment: any {{scene}}Environment) {
        self.environment = environment
    }
    {{#hasUnseenFailures}}

    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
    {{/hasUnseenFailures}}
}

"""#,
            firstLine: 13
        ),
        Source(
            name: "Presenter.swift",
            path: "Templates/Scene/Presenter.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 10
        ),
        Source(
            name: "PresenterContract.swift",
            path: "Templates/Scene/PresenterContract.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "PresenterWiring.swift",
            path: "Templates/Scene/PresenterWiring.swift.mustache",
            text: #"""
{{#presenterFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Owns the state of {{scene}}. What it does about each event is in an extension of yours.
@MainActor
final class {{scene}}Presenter: ScenePresenter {
    /// The view keeps the presenter, not the other way round.
    weak var view: (any {{scene}}ViewContract)?
    {{#collaborators}}
    let {{name}}: any {{contract}}
    {{/collaborators}}
    let descriptor: {{namespace}}.{{scene}}Descriptor
    private(set) var state: {{scene}}State

    /// What is under way. Loads are cancelled when the presenter goes, and tests can await all of it.
    let tasks = SceneTasks()
    {{#hasUnseenFailures}}

    /// Whom the interactor hands it on to learns why an action failed whose screen has gone.
    var unseenFailures: any UnseenFailureHandler { interactor }
    {{/hasUnseenFailures}}

    init(
        descriptor: {{namespace}}.{{scene}}Descriptor,
        view: (any {{scene}}ViewContract)? = nil{{#hasCollaborators}},{{/hasCollaborators}}
        {{#collaborators}}
        {{name}}: any {{contract}}{{^last}},{{/last}}
        {{/collaborators}}
    ) {
        self.descriptor = descriptor
        self.view = view
        {{#collaborators}}
        self.{{name}} = {{name}}
        {{/collaborators}}
        {{startState}}
    }

    /// Changes the state, and has the view draw it.
    func update(_ change: (inout {{scene}}State) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}
{{/presenterFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "PreviewPresenter.swift",
            path: "Templates/Scene/PreviewPresenter.swift.mustache",
            text: #"""
{{#previewPresenterFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
    /// Stands in for the presenter of {{scene}} where a display state is shown: what the view reports goes nowhere.
    @MainActor
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

"""#,
            firstLine: 12
        ),
        Source(
            name: "SceneChildren.swift",
            path: "Templates/Scene/SceneChildren.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 12
        ),
        Source(
            name: "SceneContracts.swift",
            path: "Templates/Scene/SceneContracts.swift.mustache",
            text: #"""
{{#contractsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
/// What the presenter of {{scene}} asks of the view.
@MainActor
protocol {{scene}}ViewContract: AnyObject {
    func render(_ state: {{scene}}State)
}
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

/// Where the presenter of {{scene}} can lead.
@MainActor
protocol {{scene}}WireframeContract: AnyObject {
    {{#wireframe}}
    {{signature}}
    {{/wireframe}}
}
{{/hasWireframe}}
{{/contractsFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "SceneEnvironment.swift",
            path: "Templates/Scene/SceneEnvironment.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 12
        ),
        Source(
            name: "ScenePreviews.swift",
            path: "Templates/Scene/ScenePreviews.swift.mustache",
            text: #"""
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

        {{access}}static var {{name}}: {{scene}}State {
            {{lines}}
        }
        {{/previews}}
    }
    {{#isSwiftUI}}

    #if canImport(SwiftUI)
        {{#previews}}
        #Preview({{literal}}) {
            {{scene}}View(dataSource: {{scene}}DataSource({{scene}}Previews.{{member}}), presenter: {{scene}}PreviewPresenter())
        }
        {{#traits}}

        #Preview({{literal}}) {
            {{scene}}View(dataSource: {{scene}}DataSource({{scene}}Previews.{{member}}), presenter: {{scene}}PreviewPresenter())
                {{modifier}}
        }
        {{/traits}}
        {{^last}}

        {{/last}}
        {{/previews}}
    #endif
    {{/isSwiftUI}}
    {{#isUIKit}}

    #if canImport(UIKit)
        {{#previews}}
        {{#isPreviewNewer}}
        @available(iOS 17.0, tvOS 17.0, *)
        {{/isPreviewNewer}}
        #Preview({{literal}}) {
            let viewController = {{viewController}}
            viewController.loadViewIfNeeded()
            viewController.render({{scene}}Previews.{{member}})
            return viewController
        }

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

"""#,
            firstLine: 12
        ),
        Source(
            name: "SceneState.swift",
            path: "Templates/Scene/SceneState.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "SceneViewBuilder.swift",
            path: "Templates/Scene/SceneViewBuilder.swift.mustache",
            text: #"""
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
        {{/wireframe}}
        return {{result}}
    }
}
{{/viewBuilderFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "Wireframe.swift",
            path: "Templates/Scene/Wireframe.swift.mustache",
            text: #"""
{{#wireframeFile}}
{{> Imports}}

{{> Routes}}
{{/wireframeFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "WireframeWiring.swift",
            path: "Templates/Scene/WireframeWiring.swift.mustache",
            text: #"""
{{#wireframeWiringFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// Leads from {{scene}} to other scenes.{{#hasOwnRoutes}} Where the spec leaves a route to you, it is in an extension of yours.{{/hasOwnRoutes}}
@MainActor
final class {{scene}}Wireframe: {{scene}}WireframeContract {
    /// It keeps the wireframe, not the other way round.
    weak var viewController: UIViewController?
    let environment: any {{scene}}Environment

    init(viewController: UIViewController? = nil, environment: any {{scene}}Environment) {
        self.viewController = viewController
        self.environment = environment
    }
    {{#routes}}

    {{declaration}}
        {{body}}
    }
    {{/routes}}
}
{{/wireframeWiringFile}}

"""#,
            firstLine: 13
        ),
    ]
}
