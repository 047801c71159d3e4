/// A Swift source of an existing app.
public struct AppSource: Sendable {
    /// The path relative to the app's folder.
    public var path: String
    public var bytes: [UInt8]
    /// True if this tool wrote it: code in it that opens scenes isn't the team's.
    public var isGenerated: Bool

    public init(path: String, bytes: [UInt8], isGenerated: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isGenerated = isGenerated
    }
}

/// A place in one of an app's sources.
struct SourcePlace: Hashable, Sendable {
    /// The position of the file among the sources.
    var file: Int
    /// The offset in bytes.
    var offset: Int
}
