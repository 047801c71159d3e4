/// What names a screen, and says what it is.
public protocol ScreenDescriptor {
    associatedtype Output
}

/// The namespace of all screens.
public enum Screens {}

/// Opens screens for whoever knows their names.
@MainActor
public protocol ScreenResolver: AnyObject {
    func resolve<D: ScreenDescriptor>(_ descriptor: D) -> D.Output
}
