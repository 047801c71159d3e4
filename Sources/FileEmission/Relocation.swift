/// A file or a folder of the user's that goes elsewhere. Paths are relative to the folder that both lie in.
public struct Relocation: Hashable, Sendable {
    public var from: String
    public var to: String

    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }

    public var reversed: Relocation { Relocation(from: to, to: from) }
}
