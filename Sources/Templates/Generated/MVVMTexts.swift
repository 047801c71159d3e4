// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inMVVM: [Source] = [
        Source(
            name: "ComponentViews.swift",
            path: "Templates/MVVM/ComponentViews.swift.mustache",
            text: #"""
{{#componentViewsFile}}
{{> GeneratedHeader}}
{{> Imports}}

#if canImport(SwiftUI)
    import SwiftUI

    {{#parts}}
    /// The part `{{name}}` of {{scene}}, drawn by {{component}}: it is drawn anew when its data changes, and the others are not.
    struct {{view}}: View {
        {{#isObservation}}
        let data: {{scene}}ViewModel.{{type}}
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var data: {{scene}}ViewModel.{{type}}
        {{/isCombine}}
        let inputs: {{scene}}ViewModel.Inputs

        var body: some View {
            {{call}}
        }
    }
    {{^last}}

    {{/last}}
    {{/parts}}
#endif
{{/componentViewsFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "MVVMContracts.swift",
            path: "Templates/MVVM/MVVMContracts.swift.mustache",
            text: #"""
{{#mvvmContractsFile}}
{{> GeneratedHeader}}
{{> Imports}}
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

/// What the use case of {{scene}} asks of the repository.
@MainActor
protocol {{scene}}RepositoryContract: AnyObject, Sendable {
    {{#repository}}
    {{signature}}
    {{/repository}}
}

/// Where the view model of {{scene}} can lead.
@MainActor
protocol {{scene}}WireframeContract: AnyObject {
    {{#wireframe}}
    {{signature}}
    {{/wireframe}}
}
{{/mvvmContractsFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "MVVMPreviewTests.swift",
            path: "Templates/MVVM/MVVMPreviewTests.swift.mustache",
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
        {{helper}} func show(_ parts: {{scene}}ViewModel.Parts) -> {{scene}}ViewController {
            {{shownViewController}}
            viewController.inject(viewModel: Mock{{scene}}ViewModelContract(parts: parts))
            viewController.loadViewIfNeeded()
            return viewController
        }
    }
#endif
{{/previewTestsFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "MVVMPreviews.swift",
            path: "Templates/MVVM/MVVMPreviews.swift.mustache",
            text: #"""
{{#mvvmPreviewsFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    #if canImport(SwiftUI)
        import SwiftUI
    #endif

    /// The states that {{scene}} is shown in, as its spec names them.
    @MainActor
    enum {{scene}}Previews {
        static var all: [ScenePreview<{{scene}}ViewModel.Parts>] {
            [
                {{#previews}}
                ScenePreview(name: {{literal}}, state: {{reference}}),
                {{/previews}}
            ]
        }
        {{#previews}}

        static var {{name}}: {{scene}}ViewModel.Parts {
            {{lines}}
        }
        {{/previews}}
    }

    #if canImport(SwiftUI)
        {{#previews}}
        #Preview({{literal}}) {
            {{scene}}View(parts: {{scene}}Previews.{{member}}, inputs: .init())
        }
        {{#traits}}

        #Preview({{literal}}) {
            {{scene}}View(parts: {{scene}}Previews.{{member}}, inputs: .init())
                {{modifier}}
        }
        {{/traits}}
        {{#parts}}

        #Preview({{literal}}) {
            {{view}}(data: {{scene}}Previews.{{member}}.{{property}}, inputs: .init())
        }
        {{/parts}}
        {{^last}}

        {{/last}}
        {{/previews}}
    #endif
#endif
{{/mvvmPreviewsFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "MVVMSceneTests.swift",
            path: "Templates/MVVM/MVVMSceneTests.swift.mustache",
            text: #"""
{{#mvvmTestsFile}}
{{> Imports}}

{{#omissions}}
{{.}}
{{#last}}

{{/last}}
{{/omissions}}
{{#viewModel}}
{{suite}}
    {{fixture}} useCase = Mock{{scene}}UseCaseContract()
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
    {{fixture}} repository = Mock{{scene}}RepositoryContract()
    {{fixture}} environment = Mock{{scene}}Environment()

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
{{/mvvmTestsFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "MVVMView.swift",
            path: "Templates/MVVM/MVVMView.swift.mustache",
            text: #"""
{{#mvvmViewFile}}
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    {{#viewSummary}}
    ///{{.}}
    {{/viewSummary}}
    struct {{scene}}View: View {
        let parts: {{scene}}ViewModel.Parts
        let inputs: {{scene}}ViewModel.Inputs
        {{#hasChildren}}
        var children: {{scene}}Children?
        {{/hasChildren}}
        {{#observesScreen}}
        @ObservedObject private var screen: {{scene}}ViewModel.Screen

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

extension {{scene}}ViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = {{title}}
    }
}
{{/mvvmViewFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "MVVMViewBuilder.swift",
            path: "Templates/MVVM/MVVMViewBuilder.swift.mustache",
            text: #"""
{{#viewBuilderFile}}
{{> GeneratedHeader}}
{{> Imports}}

/// The door of {{scene}}: builds its parts and wires them up.
@MainActor
public enum {{scene}}ViewBuilder: SceneViewBuilder {
    public static func build(
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
        let repository = {{scene}}Repository(with: .init(environment: environment))
        let viewModel = {{scene}}ViewModel(
            descriptor: descriptor,
            useCase: {{scene}}UseCase(with: .init(repository: repository, environment: environment)),
            wireframe: {{scene}}Wireframe(viewController: viewController, environment: environment)
        )
        viewController.inject(viewModel: viewModel)
        return {{result}}
    }
}
{{/viewBuilderFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "MVVMViewController.swift",
            path: "Templates/MVVM/MVVMViewController.swift.mustache",
            text: #"""
{{#mvvmViewControllerFile}}
{{> GeneratedHeader}}
{{> Imports}}

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// Hosts the view of {{scene}}, and tells the view model when it comes and goes.
@MainActor
final class {{scene}}ViewController: UIViewController {
    {{#environment}}
    let environment: any {{.}}
    {{/environment}}
    private(set) var viewModel: (any {{scene}}ViewModelContract)?

    init({{#environment}}environment: any {{.}}{{/environment}}) {
        {{#environment}}
        self.environment = environment
        {{/environment}}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

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
            host({{scene}}View(parts: parts, inputs: inputs{{children}}){{imageLoader}})
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "MVVMViewControllerTests.swift",
            path: "Templates/MVVM/MVVMViewControllerTests.swift.mustache",
            text: #"""
{{#mvvmViewControllerTestsFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{suite}}
    {{helper}} func makeViewModel() -> Mock{{scene}}ViewModelContract {
        {{sampleDescriptor}}
        return Mock{{scene}}ViewModelContract(parts: {{scene}}ViewModel.Parts(startingFrom: descriptor))
    }

    {{helper}} func makeViewController(_ viewModel: Mock{{scene}}ViewModelContract) -> {{scene}}ViewController {
        let viewController = {{scene}}ViewController({{^environment}}){{/environment}}
            {{#environment}}
            environment: Mock{{scene}}Environment()
        )
            {{/environment}}
        viewController.inject(viewModel: viewModel)
        viewController.loadViewIfNeeded()
        return viewController
    }

    {{#tests}}
    {{declaration}} {
        {{body}}
    }
    {{^last}}

    {{/last}}
    {{/tests}}
}
{{/mvvmViewControllerTestsFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "PartView.swift",
            path: "Templates/MVVM/PartView.swift.mustache",
            text: #"""
{{#partFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
#if canImport(SwiftUI)
    import SwiftUI

    /// The part `{{part}}` of {{scene}}: it is drawn anew when its data changes, and the others are not.
    struct {{view}}: View {
        {{#isObservation}}
        let data: {{scene}}ViewModel.{{type}}
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var data: {{scene}}ViewModel.{{type}}
        {{/isCombine}}
        let inputs: {{scene}}ViewModel.Inputs

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

"""#,
            firstLine: 10
        ),
        Source(
            name: "RepositoryForms.swift",
            path: "Templates/MVVM/RepositoryForms.swift.mustache",
            text: #"""
{{#repositoryFormsFile}}
{{> GeneratedHeader}}
{{> Imports}}

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
extension {{scene}}RepositoryContract {
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
extension {{scene}}RepositoryContract {
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
    extension {{scene}}RepositoryContract {
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
{{/repositoryFormsFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SceneRepository.swift",
            path: "Templates/MVVM/SceneRepository.swift.mustache",
            text: #"""
{{#repositoryFile}}
{{> Imports}}

@MainActor
final class {{scene}}Repository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any {{interactorEnvironment}}
    }

    private let environment: any {{interactorEnvironment}}

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

"""#,
            firstLine: 10
        ),
        Source(
            name: "SceneUseCase.swift",
            path: "Templates/MVVM/SceneUseCase.swift.mustache",
            text: #"""
{{#useCaseFile}}
{{> Imports}}

@MainActor
final class {{scene}}UseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any {{scene}}RepositoryContract
        let environment: any {{interactorEnvironment}}
    }

    private let repository: any {{scene}}RepositoryContract
    private let environment: any {{interactorEnvironment}}

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

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewModel.swift",
            path: "Templates/MVVM/ViewModel.swift.mustache",
            text: #"""
{{#viewModelFile}}
{{> Imports}}

@MainActor
final class {{scene}}ViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any {{scene}}UseCaseContract
    private let wireframe: any {{scene}}WireframeContract
    private let descriptor: {{namespace}}.{{scene}}Descriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: {{namespace}}.{{scene}}Descriptor,
        useCase: any {{scene}}UseCaseContract,
        wireframe: any {{scene}}WireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
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

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewModelInputs.swift",
            path: "Templates/MVVM/ViewModelInputs.swift.mustache",
            text: #"""
{{#viewModelInputsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
extension {{scene}}ViewModel {
    /// What the view reports. Closures that nobody sets do nothing, as in previews.
    @MainActor
    struct Inputs {
        {{#inputs}}
        var {{name}}: @MainActor ({{parameters}}) -> Void = {{nothing}}
        {{/inputs}}
    }
}
{{/viewModelInputsFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "ViewModelParts.swift",
            path: "Templates/MVVM/ViewModelParts.swift.mustache",
            text: #"""
{{#viewModelPartsFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#isObserved}}

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif
{{/isObserved}}

extension {{scene}}ViewModel {
    /// What the parts of the screen draw from.
    @MainActor
    struct Parts {
        {{#hasState}}
        let screen: Screen
        {{/hasState}}
        {{#parts}}
        let {{property}}: {{type}}
        {{/parts}}
        {{#hasState}}

        /// What the screen itself shows.
        var state: State { screen.state }
        {{/hasState}}
    }
}

extension {{scene}}ViewModel.Parts {
    /// What the screen starts with.
    init(startingFrom descriptor: {{namespace}}.{{scene}}Descriptor) {
        {{> ShownStart}}
        {{start}}
    }
}
{{#hasState}}

extension {{scene}}ViewModel {
    /// What the screen itself shows, beside its parts.
    nonisolated struct State{{conformances}} {
        {{#stateFields}}
        var {{name}}: {{type}}
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
    final class Screen {
        fileprivate(set) var state: State
    {{/isObservation}}
    {{^isObservation}}
    final class Screen: ObservableObject {
        @Published fileprivate(set) var state: State
    {{/isObservation}}

        init(_ state: State) {
            self.state = state
        }
    }

    /// What the screen itself shows.
    var state: State {
        get { parts.screen.state }
        set { parts.screen.state = newValue }
    }
}
{{/hasState}}
{{#parts}}

extension {{scene}}ViewModel {
    /// What {{view}} draws from: a change redraws that part of the screen alone.{{#hasFields}} Views read it; the view model alone changes it.{{/hasFields}}
    @MainActor
    {{#isObservation}}
    @Observable
    final class {{type}} {
    {{/isObservation}}
    {{^isObservation}}
    final class {{type}}: ObservableObject {
    {{/isObservation}}
        {{#fields}}
        {{^isObservation}}@Published {{/isObservation}}fileprivate(set) var {{name}}: {{type}}
        {{/fields}}
        {{#canFail}}
        /// Why the use case could not do what was asked; `nil` while all is well.
        {{^isObservation}}@Published {{/isObservation}}fileprivate(set) var failure: SceneFailure?
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
        init() {}
        {{/hasFields}}
    }
    {{#hasFields}}

    /// Changes what {{view}} draws from. Nobody but the view model is handed one.
    @MainActor
    struct {{type}}Writer {
        fileprivate let {{written}}: {{type}}
        {{#fields}}

        var {{name}}: {{type}} {
            get { {{written}}.{{member}} }
            nonmutating set { {{written}}.{{member}} = newValue }
        }
        {{/fields}}
        {{#canFail}}

        var failure: SceneFailure? {
            get { {{written}}.failure }
            nonmutating set { {{written}}.failure = newValue }
        }
        {{/canFail}}
    }

    /// What {{view}} draws from, for the view model to change.
    var {{property}}: {{type}}Writer { {{type}}Writer({{written}}: parts.{{property}}) }
    {{/hasFields}}
}
{{/parts}}
{{/viewModelPartsFile}}

"""#,
            firstLine: 9
        ),
    ]
}
