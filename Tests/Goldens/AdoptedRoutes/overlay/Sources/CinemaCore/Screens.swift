public import ViperRuntime

/// What the team has opened screens by since before there were specs.
public protocol ScreenDescriptor {
    associatedtype Output
}

public enum Screens {}

extension Screens {
    public struct FilmDescriptor: ScreenDescriptor {
        public typealias Output = UIViewController

        public let filmID: Int64

        public init(filmID: Int64) { self.filmID = filmID }
    }
}
