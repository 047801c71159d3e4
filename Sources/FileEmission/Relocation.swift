/// The move of a user's file or folder. Both paths are relative to the folder that contains them.
public struct Relocation: Hashable, Sendable {
    public var from: String
    public var to: String

    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }

    /// Returns the new path of a file that is this one or in this folder; `nil` for all others.
    public func following(_ path: String) -> String? {
        if path == from { return to }
        return path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : nil
    }

    public var reversed: Relocation { Relocation(from: to, to: from) }
}
