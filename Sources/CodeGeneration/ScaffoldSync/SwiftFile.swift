import SwiftReading

/// A Swift source of the target package, with its outline.
public struct SwiftFile: Sendable {
    /// Relative to the target package.
    public var path: String
    public var bytes: [UInt8]
    var outline: SourceOutline
    /// Not UTF-8: nothing in it can be told for certain.
    var isUnreadable: Bool

    /// Whether its bytes alone told what it declares, so that mistakes in the bodies of functions weren't seen.
    private(set) var isScanned: Bool

    public init(path: String, bytes: [UInt8]) {
        let isUnreadable = String(validating: bytes, as: UTF8.self) == nil
        let outline = isUnreadable ? SourceOutline() : SourceOutline.read(bytes)
        self.init(path: path, bytes: bytes, outline: outline, isUnreadable: isUnreadable)
    }

    /// Parses only what its bytes don't tell for certain, which is many times faster.
    public init(scanning path: String, bytes: [UInt8]) {
        let isText = ByteSearch.isASCII(bytes) || String(validating: bytes, as: UTF8.self) != nil
        guard isText, let outline = SourceOutline.scan(bytes) else {
            self.init(path: path, bytes: bytes)
            return
        }
        self.init(path: path, bytes: bytes, outline: outline, isUnreadable: false, isScanned: true)
    }

    private init(path: String, bytes: [UInt8], outline: SourceOutline, isUnreadable: Bool, isScanned: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.outline = outline
        self.isUnreadable = isUnreadable
        self.isScanned = isScanned
    }

    /// With all that an editor needs.
    var parsed: SwiftFile { isScanned ? SwiftFile(path: path, bytes: bytes) : self }

    /// Whether its outline may lack something.
    var isBroken: Bool { isUnreadable || outline.problem != nil }

    func mentions(_ name: String) -> Bool { bytes.contains(text: name) }
}
