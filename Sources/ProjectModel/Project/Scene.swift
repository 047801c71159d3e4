public import Diagnostics
public import SwiftReading

/// One screen, with everything it reaches resolved.
public struct Scene: Hashable, Sendable {
    /// For example: `RecipeDetails`.
    public var name: String
    public var feature: String
    public var specPath: String
    /// Where its spec names it.
    public var place: SourceLocation
    public var style: SceneSpec.Style
    /// How its view observes, where that is a SwiftUI view.
    public var binding: ViewBinding
    /// What shows an old screen; `nil` for scenes of other styles.
    public var legacyClass: SwiftType?
    public var summary: String?
    /// Of the descriptor.
    public var parameters: [Parameter]
    /// In the order of the spec.
    public var services: [Service]
    /// In the order of the spec.
    public var useCases: [UseCaseReference]
    /// What the presenter hands to the view. Every field has a value to start with: its default, the
    /// descriptor's parameter of the same name and type, or its type's zero value.
    public var state: [Parameter]
    public var stateConformances: [String]
    public var events: [Event]
    public var interactor: [Method]
    /// Whether there is an interactor, though possibly without methods.
    public var hasInteractor = false
    /// The parts of an `mvvm` scene's screen.
    public var screenParts: [Part] = []
    /// What the view model of an `mvvm` scene asks of the use case.
    public var useCaseMethods: [Method] = []
    /// What the use case of an `mvvm` scene asks of the repository, which answers through a completion handler.
    public var repositoryMethods: [Method] = []
    public var routes: [Route]
    /// Whether there is a wireframe, though possibly without routes.
    public var hasWireframe = false
    public var previews: [Preview]
    /// What its descriptor leads to instead while a flag is on; the first one counts.
    public var variants: [Variant] = []
    /// Scenes that are shown inside of this one.
    public var children: [Child] = []
    /// What its descriptor resolves to.
    public var output = SceneOutput.viewController
    /// What its view is made in; code, where that isn't UIKit's.
    public var view = ViewSource.code
    /// What its SwiftUI view is made of, from top to bottom.
    public var contents: [Content] = []

    public init(
        name: String,
        feature: String,
        specPath: String,
        place: SourceLocation,
        style: SceneSpec.Style,
        binding: ViewBinding,
        summary: String?,
        parameters: [Parameter],
        services: [Service],
        useCases: [UseCaseReference],
        state: [Parameter],
        stateConformances: [String],
        events: [Event],
        interactor: [Method],
        routes: [Route],
        previews: [Preview]
    ) {
        self.name = name
        self.feature = feature
        self.specPath = specPath
        self.place = place
        self.style = style
        self.binding = binding
        self.summary = summary
        self.parameters = parameters
        self.services = services
        self.useCases = useCases
        self.state = state
        self.stateConformances = stateConformances
        self.events = events
        self.interactor = interactor
        self.routes = routes
        self.previews = previews
    }
}

/// A use case, named from elsewhere.
public struct UseCaseReference: Hashable, Sendable {
    public var feature: String
    public var useCase: String

    public init(feature: String, useCase: String) {
        self.feature = feature
        self.useCase = useCase
    }
}

/// Something that the view reports to the presenter.
public struct Event: Hashable, Sendable {
    public var name: String
    public var parameters: [Parameter]

    public init(name: String, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }
}

/// A part of an `mvvm` scene's screen. Every field has a value to start with, as those of a scene's state have.
public struct Part: Hashable, Sendable {
    /// For example: `imageList`.
    public var name: String
    /// What its subview is called behind the scene's name. For example: `ImageListView`.
    public var view: String
    public var state: [Parameter]
    public var events: [Event]

    public init(name: String, view: String, state: [Parameter], events: [Event]) {
        self.name = name
        self.view = view
        self.state = state
        self.events = events
    }
}

/// A state that the screen can be in, as values of its state's fields.
public struct Preview: Hashable, Sendable {
    public struct FieldValue: Hashable, Sendable {
        /// The part of an `mvvm` scene's screen that the field belongs to.
        public var part: String?
        public var name: String
        public var value: SwiftExpression
        /// 1-based line of the spec.
        public var line: Int

        public init(part: String? = nil, name: String, value: SwiftExpression, line: Int) {
            self.part = part
            self.name = name
            self.value = value
            self.line = line
        }
    }

    public var name: String
    public var values: [FieldValue]

    public init(name: String, values: [FieldValue]) {
        self.name = name
        self.values = values
    }
}
