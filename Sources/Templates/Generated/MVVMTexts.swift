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

"""#,
            firstLine: 11
        ),
        Source(
            name: "MVVMContentPreviews.swift",
            path: "Templates/MVVM/MVVMContentPreviews.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
#if DEBUG
    #if canImport(SwiftUI)
        import SwiftUI
        {{#contents}}
        {{#states}}

        #Preview({{literal}}) {
            {{type}}(sections: {{sectionsType}}(parts: {{state}}, inputs: .init()))
        }
        {{/states}}
        {{#sections}}
        {{#states}}

        #Preview({{literal}}) {
            {{sectionsType}}(parts: {{state}}, inputs: .init()).{{member}}
        }
        {{/states}}
        {{/sections}}
        {{/contents}}
    #endif
#endif

"""#,
            firstLine: 11
        ),
        Source(
            name: "MVVMContents.swift",
            path: "Templates/MVVM/MVVMContents.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 12
        ),
        Source(
            name: "MVVMContracts.swift",
            path: "Templates/MVVM/MVVMContracts.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
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

"""#,
            firstLine: 11
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
    {{access}}enum {{scene}}Previews {
        {{access}}static var all: [ScenePreview<{{display}}.Parts>] {
            [
                {{#previews}}
                ScenePreview(name: {{literal}}, state: {{reference}}),
                {{/previews}}
            ]
        }
        {{#previews}}

        {{access}}static var {{name}}: {{display}}.Parts {
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
            firstLine: 12
        ),
        Source(
            name: "MVVMSceneTests.swift",
            path: "Templates/MVVM/MVVMSceneTests.swift.mustache",
            text: #"""
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
        let viewModel = {{scene}}ViewModel(
            descriptor: descriptor,
            useCase: {{madeUseCase}},
            wireframe: {{scene}}Wireframe(viewController: viewController, environment: environment)
        )
        viewController.inject(viewModel: viewModel)
        return {{result}}
    }
}
{{/viewBuilderFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "MVVMViewController.swift",
            path: "Templates/MVVM/MVVMViewController.swift.mustache",
            text: #"""
{{#mvvmViewControllerFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{^isSeparate}}

#if canImport(SwiftUI)
    import SwiftUI
#endif
{{/isSeparate}}

/// Hosts the view of {{scene}}, and tells the view model when it comes and goes.
@MainActor
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

"""#,
            firstLine: 12
        ),
        Source(
            name: "MVVMViewHosting.swift",
            path: "Templates/MVVM/MVVMViewHosting.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 10
        ),
        Source(
            name: "Publishers.swift",
            path: "Templates/MVVM/Publishers.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 9
        ),
        Source(
            name: "RepositoryForms.swift",
            path: "Templates/MVVM/RepositoryForms.swift.mustache",
            text: #"""
{{#repositoryFormsFile}}
{{> GeneratedHeader}}
{{> Imports}}

{{> RepositoryForms}}
{{/repositoryFormsFile}}

"""#,
            firstLine: 11
        ),
        Source(
            name: "SceneRepository.swift",
            path: "Templates/MVVM/SceneRepository.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "SceneUseCase.swift",
            path: "Templates/MVVM/SceneUseCase.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
        ),
        Source(
            name: "ViewModel.swift",
            path: "Templates/MVVM/ViewModel.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewModelDisplay.swift",
            path: "Templates/MVVM/ViewModelDisplay.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 11
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

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewModelParts.swift",
            path: "Templates/MVVM/ViewModelParts.swift.mustache",
            text: #"""
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

"""#,
            firstLine: 12
        ),
    ]
}
