/// What scenes of a style have in common with those of others. A new style answers here; nobody compares styles.
extension SceneStyle {
    /// Whether the screen is an old one that is only wrapped: its door is scaffolded, and its spec names its class.
    public var isOld: Bool {
        switch self {
        case .uikit, .swiftui, .mvvm, .handwritten: false
        case .legacy: true
        }
    }

    /// Whether what stands behind the door is of the tool's making: contracts, parts, mocks and tests.
    public var hasParts: Bool {
        switch self {
        case .uikit, .swiftui, .mvvm: true
        case .legacy, .handwritten: false
        }
    }

    /// Whether the door, and what it takes, is the team's own.
    public var isHandwritten: Bool {
        switch self {
        case .uikit, .swiftui, .mvvm, .legacy: false
        case .handwritten: true
        }
    }

    /// Whether a view model with a data object for each part of the screen stands in the place of a presenter with a state.
    public var hasViewModel: Bool {
        switch self {
        case .uikit, .swiftui, .legacy, .handwritten: false
        case .mvvm: true
        }
    }

    /// Whether the view is the user's own view controller.
    public var hasOwnViewController: Bool {
        switch self {
        case .uikit: true
        case .swiftui, .mvvm, .legacy, .handwritten: false
        }
    }

    /// Whether a SwiftUI view draws the presenter's state from a data source, and reports to a delegate.
    public var hasDataSource: Bool {
        switch self {
        case .swiftui: true
        case .uikit, .mvvm, .legacy, .handwritten: false
        }
    }

    /// Whether the view is SwiftUI's, whatever it draws from.
    public var isDrawnBySwiftUI: Bool {
        switch self {
        case .swiftui, .mvvm: true
        case .uikit, .legacy, .handwritten: false
        }
    }
}
