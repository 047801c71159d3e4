/// What names a screen, and says what it is.
public protocol ScreenDescriptor {
    associatedtype Screen
}

/// The namespace of all screens.
public enum Screens {}

/// What shows a screen.
@MainActor
open class Controller {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}
