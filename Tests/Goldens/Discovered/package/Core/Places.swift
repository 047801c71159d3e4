/// What names a screen, and says what it is.
public protocol PlaceDescriptor {
    associatedtype Output = Controller
}

/// What tracking knows the name of.
public protocol TrackedDescriptor: PlaceDescriptor {
    var trackedName: String { get }
}

public typealias SilentDescriptor = PlaceDescriptor

/// The namespace of all screens.
public enum Places {}

/// What shows a screen.
@MainActor
open class Controller {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}
