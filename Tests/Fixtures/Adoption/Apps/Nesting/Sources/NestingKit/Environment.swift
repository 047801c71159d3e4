// swift-format-ignore-file

public protocol TypedDescriptor {
    associatedtype Output
}

/// What each screen gets.
public protocol Environment: AnyObject {
    var sightings: any SightingStore { get }

    @MainActor func resolve<D: TypedDescriptor>(_ descriptor: D) -> D.Output
}

// sourcery: AutoMockable
public protocol SightingStore: AnyObject {
    func species(near place: String) -> [String]
}
