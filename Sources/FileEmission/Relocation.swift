/// A file or a folder of the user's that goes elsewhere. Paths are relative to the folder that both lie in.
public struct Relocation: Hashable, Sendable {
    public var from: String
    public var to: String

    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }

    /// Where a file is then that is this one or lies in this folder; `nil` for all others.
    public func following(_ path: String) -> String? {
        if path == from { return to }
        return path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : nil
    }

    public var reversed: Relocation { Relocation(from: to, to: from) }
}
