// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
/// What a scene is made of.
public enum SceneStyle: String, CaseIterable, Hashable, Sendable {
    /// A view controller of yours, over a presenter with a state.
    case uikit
    /// A SwiftUI view of yours, hosted, over a presenter with a state.
    case swiftui
    /// A SwiftUI view over a view model with a data object for each part of the screen.
    case mvvm
    /// An old screen, wrapped.
    case legacy
    /// A screen whose code is all its team's; only what names it and leads to it is made.
    case handwritten
}

extension SceneStyle {
    public var traits: StyleTraits {
        switch self {
        case .uikit: [.parts, .ownViewController]
        case .swiftui: [.parts, .dataSource, .drawnBySwiftUI]
        case .mvvm: [.parts, .viewModel, .drawnBySwiftUI]
        case .legacy: [.old]
        case .handwritten: [.handwritten]
        }
    }

    /// Keys of scenes that those of the style don't have.
    public var lacks: [String] {
        switch self {
        case .uikit: ["parts", "useCase", "repository"]
        case .swiftui: ["parts", "useCase", "repository"]
        case .mvvm: ["interactor", "view"]
        case .legacy: ["state", "events", "interactor", "children", "previews", "binding", "stateConformances", "parts", "useCase", "repository", "view", "contents"]
        case .handwritten: ["state", "events", "interactor", "children", "previews", "binding", "stateConformances", "parts", "useCase", "repository", "view", "contents", "uses"]
        }
    }
}
