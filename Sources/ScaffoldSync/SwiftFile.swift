import SwiftReading

/// A Swift source of the target package, with its outline.
public struct SwiftFile: Sendable {
    /// Relative to the target package.
    public var path: String
    public var bytes: [UInt8]
    var outline: SourceOutline
    /// Not UTF-8: nothing in it can be told for certain.
    var isUnreadable: Bool

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        isUnreadable = String(validating: bytes, as: UTF8.self) == nil
        outline = isUnreadable ? SourceOutline() : SourceOutline.read(bytes)
    }

    /// Whether its outline may lack something.
    var isBroken: Bool { isUnreadable || outline.problem != nil }

    func mentions(_ name: String) -> Bool { bytes.contains(text: name) }
}
