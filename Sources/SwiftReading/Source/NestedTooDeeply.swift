/// An error: a source is nested so deeply that reading it would exhaust a thread's stack, or take forever.
public struct NestedTooDeeply: Error, Hashable, Sendable {
    /// The offset from which on it can't be read.
    public var offset: Int

    public static let message = "this is nested too deeply to be read"
    public static let remedy =
        "split it up: at most \(NestingCount.mostBrackets) brackets may be open at once, and a chain may have a few hundred links"

    /// Returns the error that reports it.
    public func diagnostic(in source: [UInt8], path: String) -> Diagnostic {
        Diagnostic(.nestedTooDeeply, at: source.location(of: offset, path: path), Self.message, note: Self.remedy)
    }
}
