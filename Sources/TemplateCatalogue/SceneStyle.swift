/// What a scene is made of.
public enum SceneStyle: String, CaseIterable, Hashable, Sendable {
    case uikit
    case swiftui
    /// A SwiftUI view over a view model with a data object for each part of the screen.
    case mvvm
    /// An old screen, wrapped.
    case legacy
}
