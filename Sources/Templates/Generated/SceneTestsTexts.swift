// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inSceneTests: [Source] = [
        Source(
            name: "ImageAssertion.swift",
            path: "Templates/SceneTests/ImageAssertion.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 9
        ),
        Source(
            name: "LifetimeTests.swift",
            path: "Templates/SceneTests/LifetimeTests.swift.mustache",
            text: #"""
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
        let parts = await parts(named: {{names}}) { {{build}} }
        let isReleased = await parts.released()
        {{assertions}}
    }

    {{/scenes}}
    {{#omissions}}
    {{.}}
    {{#last}}

    {{/last}}
    {{/omissions}}
    /// The screen comes and goes, and its work runs meanwhile. The scene is gone when this returns, if nothing but its own
    /// parts held it.
    {{helper}} func parts(
        named names: [String],
        {{#isAppAlone}}
        of build: () -> UIViewController
    ) async -> SceneParts {
        let viewController = build()
        {{/isAppAlone}}
        {{^isAppAlone}}
        of build: ({{environment}}) -> UIViewController
    ) async -> SceneParts {
        let viewController = build({{environment}}.forTesting())
        {{/isAppAlone}}
        viewController.loadViewIfNeeded()
        viewController.beginAppearanceTransition(true, animated: false)
        viewController.endAppearanceTransition()
        for _ in 0..<100 { await Task.yield() }
        let parts = SceneParts(of: viewController) { names.contains($0) }
        viewController.beginAppearanceTransition(false, animated: false)
        viewController.endAppearanceTransition()
        return parts
    }
}
{{/lifetimeTestsFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "SceneMocks.swift",
            path: "Templates/SceneTests/SceneMocks.swift.mustache",
            text: #"""
{{#mocksFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#publishes}}
{{> CombineImport}}
{{/publishes}}

{{#mocks}}
{{code}}
{{/mocks}}
/// An environment for the tests of {{scene}}: services are what the test sets, and resolutions are recorded.
@MainActor final class Mock{{scene}}Environment: {{scene}}Environment {
    {{#services}}
    var {{stub}}: {{optionalType}}
    {{#sample}}
    var {{name}}: {{type}} { guard let service = {{stub}} else { return {{.}} }; return service }
    {{/sample}}
    {{^sample}}
    var {{name}}: {{type}} { stubbed({{stub}}, for: "{{plainName}}", of: "{{scene}}Environment", advice: "set {{stub}}{{remedy}}") }
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
    func resolve(_ descriptor: UseCaseDescriptor.{{useCase}}Descriptor) -> any {{useCase}}UseCase { stubbed({{stub}}, for: "resolve({{useCase}}Descriptor)", of: "{{scene}}Environment", advice: "set {{stub}}") }
    {{/useCases}}
    {{#hasUnseenFailures}}
    private(set) var unseenFailures: [SceneFailure] = []
    func handleUnseenFailure(_ failure: SceneFailure) { unseenFailures.append(failure) }
    {{/hasUnseenFailures}}
    init() {}
}
{{/mocksFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "ScenePreviewTests.swift",
            path: "Templates/SceneTests/ScenePreviewTests.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "SceneTests.swift",
            path: "Templates/SceneTests/SceneTests.swift.mustache",
            text: #"""
{{#testsFile}}
{{> Imports}}

{{#omissions}}
{{.}}
{{#last}}

{{/last}}
{{/omissions}}
{{#presenter}}
{{suite}}
    {{fixture}} view = Mock{{scene}}ViewContract()
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
    {{fixture}} environment = Mock{{scene}}Environment()
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

"""#,
            firstLine: 9
        ),
        Source(
            name: "SceneVariantTests.swift",
            path: "Templates/SceneTests/SceneVariantTests.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 9
        ),
        Source(
            name: "TestingEnvironment.swift",
            path: "Templates/SceneTests/TestingEnvironment.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 9
        ),
    ]
}
