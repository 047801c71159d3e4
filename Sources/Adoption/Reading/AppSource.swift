/// A Swift source of an app that exists.
public struct AppSource: Sendable {
    /// Relative to the folder of the app.
    public var path: String
    public var bytes: [UInt8]
    /// Written by this tool: what opens scenes in it is none of the team's.
    public var isGenerated: Bool

    public init(path: String, bytes: [UInt8], isGenerated: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isGenerated = isGenerated
    }
}

/// A place in one of an app's sources.
struct SourcePlace: Hashable, Sendable {
    /// The position among the sources.
    var file: Int
    /// The byte where it begins.
    var offset: Int
}
