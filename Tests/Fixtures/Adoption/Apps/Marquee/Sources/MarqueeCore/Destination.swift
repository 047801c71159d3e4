// swift-format-ignore-file

/// A place in the app that anybody may open without knowing who draws it.
@MainActor
public protocol Destination {
    associatedtype Output
}

/// Opens destinations.
@MainActor
public protocol DestinationOpening: AnyObject {
    func open<D: Destination>(_ destination: D) -> D.Output
}
