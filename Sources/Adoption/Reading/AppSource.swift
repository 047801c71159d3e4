/// A Swift source of an app that exists.
public struct AppSource: Sendable {
    /// Relative to the folder of the app.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A place in one of an app's sources.
struct SourcePlace: Hashable, Sendable {
    /// The position among the sources.
    var file: Int
    /// The byte where it begins.
    var offset: Int
}
