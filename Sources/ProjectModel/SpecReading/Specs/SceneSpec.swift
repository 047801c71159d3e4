// The style is a member of specs and scenes: who has one of those, has its cases.

/// `<Module>/<Scene>.yml`: one screen.
public struct SceneSpec: Hashable, Sendable {
    public typealias Style = SceneStyle

    /// The spec's file, as a diagnostic names it.
    public var path: String
    /// For example: `RecipeDetails`.
    public var name: Located<String>
    public var style: Located<Style>
    /// The team's own descriptor, in place of a generated one. For example: `Screens.FilmDescriptor`.
    public var descriptor: Located<SwiftType>?
    /// True if its descriptor is the team's own, even one that can't be read.
    var isAdopted = false
    /// True if only the team's sources name it.
    public var isDiscovered = false
    /// The module that declares the descriptor of a discovered scene, if it isn't the app's.
    public var module: String?
    /// The expression that builds a handwritten or adopted scene; its view builder when `nil`.
    public var builder: Located<SwiftExpression>?
    /// True if the spec has a `builder` that can't be read.
    var isBuilderUnread = false
    /// The way in which a SwiftUI view observes; decided by the platforms when `nil`.
    public var binding: Located<ViewBinding>?
    /// The view controller of an old screen. For example: `OldProfileViewController`.
    public var legacyClass: Located<SwiftType>?
    /// The lifetime of an old screen; a new one each time when `nil`.
    public var lifetime: Located<SceneLifetime>?
    public var summary: String?
    /// The parameters of the descriptor.
    public var parameters: [ParameterSpec] = []
    /// Protocols that the descriptor conforms to, all synthesised; the project's when `nil`. For example: `Hashable`.
    public var descriptorConformances: [Located<String>]?
    /// Services (`recipeRepository`) and use cases (`FetchRecipe`) that the scene may use.
    public var uses: [Located<String>] = []
    /// The state that the presenter passes to the view.
    public var state: [ParameterSpec] = []
    /// Protocols that the state conforms to, all synthesised. For example: `Equatable`.
    public var stateConformances: [Located<String>] = []
    /// The events that the view reports to the presenter.
    public var events: [EventSpec] = []
    public var interactor: [MethodSpec] = []
    /// The place of the spec's `interactor`, which may list no methods; `nil` for a scene without one.
    public var interactorPlace: SourceLocation?
    /// The parts of an `mvvm` scene's screen.
    public var parts: [PartSpec] = []
    /// The methods that the view model of an `mvvm` scene calls on the use case.
    public var useCaseMethods: [MethodSpec] = []
    /// The methods that the use case of an `mvvm` scene calls on the repository. None is `async`: all have a
    /// completion handler.
    public var repositoryMethods: [MethodSpec] = []
    /// The module's use case that replaces the scene's own. Its methods are among the scene's.
    public var sharedUseCase: Located<String>?
    /// The module's repository that replaces the scene's own. Its methods are among the scene's.
    public var sharedRepository: Located<String>?
    public var routes: [RouteSpec] = []
    /// The place of the spec's `routes`, which may be empty; `nil` for a scene without a wireframe.
    public var routesPlace: SourceLocation?
    /// What it hands back to whoever leads to it. For example: `Recipe`.
    public var returns: Located<SwiftType>?
    /// The links that lead to it.
    public var links: [Located<LinkPattern>] = []
    /// The states that the screen can be in, by name.
    public var previews: [PreviewSpec] = []
    /// Fields whose combinations are all states, too.
    public var previewCombinations: PreviewCombinationsSpec?
    /// Settings in which each state is previewed again.
    public var previewTraits: [DisplayTrait] = []
    /// Scenes that its descriptor leads to instead while a flag is on; the first one counts.
    public var variants: [VariantSpec] = []
    /// Scenes that are shown inside this one.
    public var children: [ChildSpec] = []
    /// The type that its descriptor resolves to; a view controller when `nil`.
    public var output: Located<SceneOutput>?
    /// The source of its UIKit view; code when `nil`.
    public var view: Located<ViewSource>?
    /// The contents of its SwiftUI view, from top to bottom.
    public var contents: [ContentSpec] = []
    /// Answers to the questions of the team's own templates.
    public var options: [OptionSpec] = []
    /// The places of the keys in the spec.
    var keyPlaces: [SceneKeys: SourceLocation] = [:]

    /// Creates the scene of a descriptor without a spec.
    public init(_ descriptor: DeclaredDescriptor, builtBy pattern: BuilderPattern) {
        let range = SourceRange(start: descriptor.place, end: descriptor.place)
        self.init(path: descriptor.place.path, name: Located(descriptor.scene, at: range))
        style = Located(.handwritten, at: range)
        self.descriptor = (try? SwiftType.read(descriptor.name).get()).map { Located($0, at: range) }
        builder = pattern.builder(of: descriptor.scene).map { Located($0, at: range) }
        parameters = descriptor.parameters.map { parameter in
            ParameterSpec(
                name: Located(parameter.name, at: range),
                type: Located(parameter.type, at: range),
                defaultValue: parameter.defaultValue.map { Located($0, at: range) }
            )
        }
        (isAdopted, isDiscovered, module) = (true, true, descriptor.module)
    }

    /// Creates an empty scene.
    init(path: String, name: Located<String>) {
        self.path = path
        self.name = name
        style = Located(.standard, at: name.range)
    }
}

extension SceneSpec: DescribedByKeys {
    func members(of key: SceneKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .scene: ["file": .text(path), "name": .text(name.value), "at": .text(name.place)]
        case .style: ["style": style.dump(\.rawValue)]
        case .descriptor: ["descriptor": descriptor?.dump(\.text) ?? .null]
        case .builder: ["builder": builder?.dump(\.text) ?? .null]
        case .binding: ["binding": binding?.dump(\.rawValue) ?? .null]
        case .class: ["class": legacyClass?.dump(\.text) ?? .null]
        case .lifetime: ["lifetime": lifetime?.dump(\.rawValue) ?? .null]
        case .summary: ["summary": .text(summary)]
        case .parameters: ["parameters": .list(parameters.map(\.dump))]
        case .descriptorConformances:
            ["descriptorConformances": descriptorConformances.map { .list($0.map(\.dump)) } ?? .null]
        case .uses: ["uses": .list(uses.map(\.dump))]
        case .state: ["state": .list(state.map(\.dump))]
        case .stateConformances: ["stateConformances": .list(stateConformances.map(\.dump))]
        case .parts: ["parts": .list(parts.map(\.dump))]
        case .events: ["events": .list(events.map(\.dump))]
        case .interactor: ["interactor": .list(interactor.map(\.dump))]
        case .useCase: ["useCase": sharedUseCase?.dump ?? .list(useCaseMethods.map(\.dump))]
        case .repository: ["repository": sharedRepository?.dump ?? .list(repositoryMethods.map(\.dump))]
        case .routes: ["routes": .list(routes.map(\.dump))]
        case .returns: ["returns": returns?.dump(\.text) ?? .null]
        case .links: ["links": .list(links.map { $0.dump(\.text) })]
        case .previews: ["previews": .list(writtenPreviews.map(\.dump))]
        case .variants: ["variants": .list(variants.map(\.dump))]
        case .children: ["children": .list(children.map(\.dump))]
        case .output: ["output": output?.dump(\.rawValue) ?? .null]
        case .view: ["view": view?.dump(\.rawValue) ?? .null]
        case .contents: ["contents": .list(contents.map(\.dump))]
        case .options: ["options": options.answers.dump]
        }
    }
}

extension SceneSpec {
    /// Returns the place of an optional key, if the scene has a value for it.
    public func place(of key: SceneKeys) -> SourceLocation? {
        firstPlace(of: key).map { keyPlaces[key] ?? $0 }
    }

    private func firstPlace(of key: SceneKeys) -> SourceLocation? {
        switch key {
        case .scene, .style, .summary, .parameters: nil
        case .descriptor: descriptor?.location
        case .builder: builder?.location
        case .binding: binding?.location
        case .class: legacyClass?.location
        case .lifetime: lifetime?.location
        case .descriptorConformances: descriptorConformances?.first?.location
        case .uses: uses.first?.location
        case .state: state.first?.name.location
        case .stateConformances: stateConformances.first?.location
        case .parts: parts.first?.name.location
        case .events: events.first?.name.location
        case .interactor: interactor.first?.name.location ?? interactorPlace
        case .useCase: sharedUseCase?.location ?? useCaseMethods.first?.name.location
        case .repository: sharedRepository?.location ?? repositoryMethods.first?.name.location
        case .routes: routes.first?.name.location ?? routesPlace
        case .returns: returns?.location
        case .links: links.first?.location
        case .previews: writtenPreviews.first?.name.location
        case .variants: variants.first?.name.location
        case .children: children.first?.name.location
        case .output: output?.location
        case .view: view?.location
        case .contents: contents.first?.name.location
        case .options: options.first?.name.location
        }
    }

    /// True if it needs no module but the app's.
    var canStandAlone: Bool {
        let keys: [SceneKeys] = [.routes, .returns, .links, .output, .variants, .descriptorConformances]
        return (builder != nil || isBuilderUnread) && style.value.isHandwritten && !isAdopted
            && keys.allSatisfy { place(of: $0) == nil }
    }

    /// Keys that the scene's style doesn't have, each with its place.
    public var strays: [(key: SceneKeys, place: SourceLocation)] {
        style.value.lacks.compactMap(SceneKeys.init).compactMap { key in place(of: key).map { (key, $0) } }
    }
}
