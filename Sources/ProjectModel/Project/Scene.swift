/// One screen, with everything that it uses resolved.
public struct Scene: Hashable, Sendable {
    /// For example: `RecipeDetails`.
    public var name: String
    public var feature: String
    public var specPath: String
    /// The place of its name in its spec.
    public var place: SourceLocation
    public var style: SceneSpec.Style
    /// The way in which its view observes, if it is a SwiftUI view.
    public var binding: ViewBinding
    /// The view controller of an old screen; `nil` for scenes of other styles.
    public var legacyClass: SwiftType?
    /// The expression by which the app's environment builds a handwritten scene; its view builder when `nil`.
    public var builder: Located<SwiftExpression>?
    /// True if the old screen is a navigation controller, which can't be inside another.
    public var isNavigationController = false
    /// True if its view builder returns the same screen each time.
    public var isShared = false
    public var summary: String?
    /// The parameters of the descriptor.
    public var parameters: [Parameter]
    /// The conformances that the compiler synthesises for the descriptor. For example: `Hashable`.
    public var descriptorConformances: [String] = []
    /// The type that its descriptor is nested in, as emitted code writes it.
    public var namespace = DescriptorTypes.standardNamespace
    /// The services that it uses, in the order of the spec.
    public var services: [Service]
    /// The use cases that it uses, in the order of the spec.
    public var useCases: [UseCaseReference]
    /// The state that the presenter passes to the view. Every field has a value to start with: its default, the
    /// descriptor's parameter of the same name and type, or its type's zero value.
    public var state: [Parameter]
    public var stateConformances: [String]
    public var events: [Event]
    public var interactor: [Method]
    /// True if there is an interactor, even one without methods.
    public var hasInteractor = false
    /// The parts of an `mvvm` scene's screen.
    public var screenParts: [Part] = []
    /// The methods that the view model of an `mvvm` scene calls on the use case.
    public var useCaseMethods: [Method] = []
    /// The methods that the use case of an `mvvm` scene calls on the repository, with completion handlers.
    public var repositoryMethods: [Method] = []
    /// The feature's use case that replaces the scene's own. For example: `Checkout`.
    public var sharedUseCase: String?
    /// The feature's repository that replaces the scene's own.
    public var sharedRepository: Repository?
    public var routes: [Route]
    /// True if there is a wireframe, even one without routes.
    public var hasWireframe = false
    /// What it hands back to whoever leads to it. For example: `Recipe`.
    public var returns: SwiftType?
    /// The links that lead to it.
    public var links: [LinkPattern] = []
    public var previews: [Preview]
    /// Settings in which each preview is shown again.
    public var previewTraits: [DisplayTrait] = []
    /// The place of the first preview's name in the spec.
    public var placeOfPreviews: SourceLocation?
    /// Scenes that its descriptor leads to instead while a flag is on; the first one counts.
    public var variants: [Variant] = []
    /// Scenes that are shown inside this one.
    public var children: [Child] = []
    /// The type that its descriptor resolves to.
    public var output = SceneOutput.viewController
    /// The scope that it belongs to. For example: `signedIn`.
    public var scope: String?
    /// True if its descriptor has a resolver of its own, and no case in its feature's switch.
    public var isResolvedAlone = false
    /// The source of its view; code if it isn't a UIKit view.
    public var view = ViewSource.code
    /// The contents of its SwiftUI view, from top to bottom.
    public var contents: [Content] = []
    /// Answers to the questions of the team's own templates, including defaults.
    public var options: [String: OptionValue] = [:]
}

extension Scene {
    /// True if it has a generated environment of its own.
    public var hasEnvironment: Bool { !style.isHandwritten || hasWireframe }
}

extension SceneSpec {
    /// All names that may be those of use cases.
    fileprivate var allUseCases: [Located<String>] {
        uses + [sharedUseCase].compactMap(\.self).filter { name in !uses.contains { $0.value == name.value } }
    }
}

extension Scene: DescribedByKeys {
    func members(of key: SceneKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .scene: ["name": .text(name), "file": .text(specPath), "scope": .text(scope)]
        case .style: ["style": .text(style.rawValue)]
        case .descriptor: [:]
        case .builder: ["builder": .text(builder?.value.text)]
        case .binding: ["binding": .text(style.isDrawnBySwiftUI ? binding.rawValue : nil)]
        case .class: ["class": .text(legacyClass?.text)]
        case .lifetime: ["lifetime": .text(isShared ? SceneLifetime.shared.rawValue : nil)]
        case .summary: ["summary": .text(summary)]
        case .parameters: ["parameters": .list(parameters.map(\.dump))]
        case .descriptorConformances: ["descriptorConformances": .texts(descriptorConformances)]
        case .uses: ["services": .texts(services.map(\.name)), "useCases": .texts(useCases.map(\.text))]
        case .state: ["state": .list(state.map(\.dump))]
        case .stateConformances: ["stateConformances": .texts(stateConformances)]
        case .parts: ["parts": .list(screenParts.map(\.dump))]
        case .events: ["events": .list(events.map(\.dump))]
        case .interactor: ["hasInteractor": .flag(hasInteractor), "interactor": .list(interactor.map(\.dump))]
        case .useCase: ["sharedUseCase": .text(sharedUseCase), "useCase": .list(useCaseMethods.map(\.dump))]
        case .repository:
            [
                "sharedRepository": .text(sharedRepository?.name),
                "repository": .list(repositoryMethods.map(\.dump)),
            ]
        case .routes: ["hasWireframe": .flag(hasWireframe), "routes": .list(routes.map(\.dump))]
        case .returns: ["returns": .text(returns?.text)]
        case .links: ["links": .texts(links.map(\.text))]
        case .previews: ["previews": .list(previews.map(\.dump))]
        case .variants: ["variants": .list(variants.map(\.dump))]
        case .children: ["children": .list(children.map(\.dump))]
        case .output: ["output": .text(output.rawValue)]
        case .view: ["view": .text(style.hasOwnViewController ? view.rawValue : nil)]
        case .contents: ["contents": .list(contents.map(\.dump))]
        case .options: ["options": options.dump]
        }
    }
}

extension ProjectBuilder {
    func scene(_ spec: SceneSpec, of feature: String) -> Scene {
        var scene = Scene(
            name: spec.name.value,
            feature: feature,
            specPath: spec.path,
            place: spec.name.location,
            style: spec.style.value,
            binding: specs.project.binding(of: spec),
            summary: spec.summary,
            parameters: spec.parameters.map(parameter),
            services: services(spec.uses),
            useCases: spec.allUseCases.compactMap { useCaseReference($0.value) },
            state: spec.state.map(parameter),
            stateConformances: spec.stateConformances.map(\.value),
            events: spec.events.map(event),
            interactor: spec.interactor.map(method),
            routes: spec.routes.map { route($0, of: spec) },
            previews: spec.previews.map(preview) + combinedPreviews(of: spec)
        )
        scene.namespace = descriptors.namespace
        scene.descriptorConformances = spec.conformances(in: specs.project)
        scene.legacyClass = spec.legacyClass?.value
        scene.builder = spec.builder
        let navigationControllers = specs.facts.navigationControllers
        scene.isNavigationController = scene.legacyClass.map { navigationControllers.contains($0.text) } ?? false
        scene.isShared = spec.lifetime?.value == .shared
        scene.hasInteractor = spec.interactorPlace != nil && !spec.style.value.hasViewModel
        scene.hasWireframe = spec.hasWireframe
        scene.returns = spec.returns?.value
        scene.links = spec.links.map(\.value)
        scene.variants = spec.variants.compactMap(variant)
        scene.children = spec.children.compactMap(child)
        scene.output = spec.output?.value ?? .viewController
        scene.scope = specs.sceneScopes.scenes[spec.name.value]?.scope
        scene.isResolvedAlone = isResolvedAlone(spec.name.value)
        if spec.style.value.hasOwnViewController { scene.view = spec.view?.value ?? .code }
        scene.screenParts = spec.parts.map { part($0, of: spec) }
        scene.contents = spec.contents.map { content($0, of: scene) }
        scene.useCaseMethods = spec.useCaseMethods.map(method)
        scene.repositoryMethods = spec.repositoryMethods.map(method)
        scene.sharedUseCase = spec.sharedUseCase?.value
        scene.sharedRepository = repository(spec.sharedRepository, of: feature)
        scene.services = scene.services.adding(scene.sharedRepository?.services ?? [])
        scene.options = spec.style.value.options.answers(given: spec.options.answers)
        scene.previewTraits = spec.previewTraits
        scene.placeOfPreviews = spec.writtenPreviews.first?.name.location
        if !combinesLoads(of: spec) { scene.previews += impliedPreviews(of: scene) }
        return scene
    }
}
