public import Diagnostics
public import SwiftReading
// The style is a member of specs and scenes: who has one of those, has its cases.
@_exported public import enum TemplateCatalogue.SceneStyle

/// `<Module>/<Scene>.yml`: one screen.
public struct SceneSpec: Hashable, Sendable {
    public typealias Style = SceneStyle

    /// The spec's file, as a diagnostic names it.
    public var path: String
    /// For example: `RecipeDetails`.
    public var name: Located<String>
    public var style: Located<Style>
    /// How a SwiftUI view observes; as the project's other scenes do when `nil`.
    public var binding: Located<ViewBinding>?
    /// What shows an old screen. For example: `OldProfileViewController`.
    public var legacyClass: Located<SwiftType>?
    public var summary: String?
    /// Of the descriptor.
    public var parameters: [ParameterSpec]
    /// Services (`recipeRepository`) and use cases (`FetchRecipe`) that the scene may reach.
    public var uses: [Located<String>]
    /// What the presenter hands to the view.
    public var state: [ParameterSpec]
    /// Protocols that the state conforms to, all synthesised. For example: `Equatable`.
    public var stateConformances: [Located<String>]
    /// What the view reports to the presenter.
    public var events: [EventSpec]
    public var interactor: [MethodSpec]
    /// Where the spec asks for an interactor, though possibly for none of its methods; `nil` for a scene without one.
    public var interactorPlace: SourceLocation?
    /// The parts of an `mvvm` scene's screen.
    public var parts: [PartSpec] = []
    /// What the view model of an `mvvm` scene asks of the use case.
    public var useCaseMethods: [MethodSpec] = []
    /// What the use case of an `mvvm` scene asks of the repository. None is `async`: all have a completion handler.
    public var repositoryMethods: [MethodSpec] = []
    public var routes: [RouteSpec]
    /// Where the spec asks for a wireframe, though possibly for none of its routes; `nil` for a scene without one.
    public var routesPlace: SourceLocation?
    /// The states that the screen can be in, by name.
    public var previews: [PreviewSpec]
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

    public init(
        path: String,
        name: Located<String>,
        style: Located<Style>,
        summary: String?,
        parameters: [ParameterSpec],
        uses: [Located<String>],
        state: [ParameterSpec],
        stateConformances: [Located<String>],
        events: [EventSpec],
        interactor: [MethodSpec],
        routes: [RouteSpec],
        previews: [PreviewSpec]
    ) {
        self.path = path
        self.name = name
        self.style = style
        self.summary = summary
        self.parameters = parameters
        self.uses = uses
        self.state = state
        self.stateConformances = stateConformances
        self.events = events
        self.interactor = interactor
        self.routes = routes
        self.previews = previews
    }
}

/// How a SwiftUI view observes what it draws from.
public enum ViewBinding: String, CaseIterable, Hashable, Sendable {
    /// `@Observable`, of iOS 17.
    case observation
    /// `ObservableObject`, and OpenCombine where there is no Combine.
    case combine
    /// As `combine`, and fed by RxSwift's drivers where there is RxCocoa.
    case rx
}

/// Something that the view reports to the presenter. For example: `didTapAuthor: { authorID: Int64 }`.
public struct EventSpec: Hashable, Sendable {
    public var name: Located<String>
    public var parameters: [ParameterSpec]

    public init(name: Located<String>, parameters: [ParameterSpec]) {
        self.name = name
        self.parameters = parameters
    }
}

/// A display state of the screen. For example: `loaded: { recipe: .sample, isLoading: false }`.
public struct PreviewSpec: Hashable, Sendable {
    public struct FieldValue: Hashable, Sendable {
        /// The part that the field belongs to; `nil` for a field of the scene's state.
        public var part: Located<String>?
        public var name: Located<String>
        public var value: Located<SwiftExpression>

        public init(part: Located<String>? = nil, name: Located<String>, value: Located<SwiftExpression>) {
            self.part = part
            self.name = name
            self.value = value
        }
    }

    public var name: Located<String>
    public var values: [FieldValue]
    /// The parts of an `mvvm` scene that it speaks of.
    public var parts: [Located<String>] = []
    /// Fields with values that could not be read, which has been reported.
    public var unread: Set<Field> = []

    /// A field of a part, or of the scene's state.
    public struct Field: Hashable, Sendable {
        public var part: String?
        public var name: String

        public init(part: String? = nil, name: String) {
            self.part = part
            self.name = name
        }
    }

    public init(name: Located<String>, values: [FieldValue]) {
        self.name = name
        self.values = values
    }
}
