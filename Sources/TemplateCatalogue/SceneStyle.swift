/// What a scene is made of.
public enum SceneStyle: String, CaseIterable, Hashable, Sendable {
    case uikit
    case swiftui
    /// A SwiftUI view over a view model with a data object for each part of the screen.
    case mvvm
    /// An old screen, wrapped.
    case legacy
    /// A screen whose code is all its team's; only what names it and leads to it is made.
    case handwritten
}
