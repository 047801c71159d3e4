public import Basics
public import SwiftReading
// The style is a member of specs and scenes: who has one of those, has its cases.
@_exported public import struct Templating.SceneStyle

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
    /// Whether its descriptor is the team's own, even where that can't be read.
    var isAdopted = false
    /// Whether nothing but the sources of the team names it.
    public var isDiscovered = false
    /// The module that declares the descriptor of such a scene, where that isn't the app's.
    public var module: String?
    /// How an adopted scene is built; by its view builder when `nil`.
    public var builder: Located<SwiftExpression>?
    /// Whether it says how it is built, in a way that can't be.
    var isBuilderUnread = false
    /// How a SwiftUI view observes; decided by the platforms when `nil`.
    public var binding: Located<ViewBinding>?
    /// What shows an old screen. For example: `OldProfileViewController`.
    public var legacyClass: Located<SwiftType>?
    /// How long an old screen lives; a new one each time when `nil`.
    public var lifetime: Located<SceneLifetime>?
    public var summary: String?
    /// Of the descriptor.
    public var parameters: [ParameterSpec] = []
    /// Protocols that the descriptor conforms to, all synthesised; the project's when `nil`. For example: `Hashable`.
    public var descriptorConformances: [Located<String>]?
    /// Services (`recipeRepository`) and use cases (`FetchRecipe`) that the scene may reach.
    public var uses: [Located<String>] = []
    /// What the presenter hands to the view.
    public var state: [ParameterSpec] = []
    /// Protocols that the state conforms to, all synthesised. For example: `Equatable`.
    public var stateConformances: [Located<String>] = []
    /// What the view reports to the presenter.
    public var events: [EventSpec] = []
    public var interactor: [MethodSpec] = []
    /// Where the spec asks for an interactor, though possibly for none of its methods; `nil` for a scene without one.
    public var interactorPlace: SourceLocation?
    /// The parts of an `mvvm` scene's screen.
    public var parts: [PartSpec] = []
    /// What the view model of an `mvvm` scene asks of the use case.
    public var useCaseMethods: [MethodSpec] = []
    /// What the use case of an `mvvm` scene asks of the repository. None is `async`: all have a completion handler.
    public var repositoryMethods: [MethodSpec] = []
    /// The use case of the module that stands in the place of one of its own. Its methods are among the scene's.
    public var sharedUseCase: Located<String>?
    /// The repository of the module that stands in the place of one of its own. Its methods are among the scene's.
    public var sharedRepository: Located<String>?
    public var routes: [RouteSpec] = []
    /// Where the spec asks for a wireframe, though possibly for none of its routes; `nil` for a scene without one.
    public var routesPlace: SourceLocation?
    /// The states that the screen can be in, by name.
    public var previews: [PreviewSpec] = []
    /// Fields of which all combinations are states, too.
    public var previewCombinations: PreviewCombinationsSpec?
    /// Settings that each state is previewed in once more.
    public var previewTraits: [DisplayTrait] = []
    /// What its descriptor leads to instead while a flag is on; the first one counts.
    public var variants: [VariantSpec] = []
    /// Scenes that are shown inside of this one.
    public var children: [ChildSpec] = []
    /// What its descriptor resolves to; a view controller when `nil`.
    public var output: Located<SceneOutput>?
    /// What its UIKit view is made in; code when `nil`.
    public var view: Located<ViewSource>?
    /// What its SwiftUI view is made of, from top to bottom.
    public var contents: [ContentSpec] = []
    /// Answers to what the team's own templates ask.
    public var options: [OptionSpec] = []
    /// Where each key is that the spec has.
    var keyPlaces: [SceneKeys: SourceLocation] = [:]

    /// The scene of a descriptor that no spec names.
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

    /// A scene without anything.
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
    /// The place of a key that not each scene has, where the scene has something of it.
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
        case .previews: writtenPreviews.first?.name.location
        case .variants: variants.first?.name.location
        case .children: children.first?.name.location
        case .output: output?.location
        case .view: view?.location
        case .contents: contents.first?.name.location
        case .options: options.first?.name.location
        }
    }

    /// Whether nothing of it would need a module besides the app's.
    var canStandAlone: Bool {
        let keys: [SceneKeys] = [.routes, .output, .variants, .descriptorConformances]
        return (builder != nil || isBuilderUnread) && style.value.isHandwritten && !isAdopted
            && keys.allSatisfy { place(of: $0) == nil }
    }

    /// Keys that scenes of its style don't have, each with its place.
    public var strays: [(key: SceneKeys, place: SourceLocation)] {
        style.value.lacks.compactMap(SceneKeys.init).compactMap { key in place(of: key).map { (key, $0) } }
    }
}
