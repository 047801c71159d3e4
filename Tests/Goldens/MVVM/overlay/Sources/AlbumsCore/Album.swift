/// A class that can't be sent from one actor to another.
public nonisolated final class Album {
    public var name = ""

    public init() {}
}

public nonisolated enum FrameError: Error {
    case outOfStock
}

public nonisolated enum Theme {
    case dark
    case light
}
