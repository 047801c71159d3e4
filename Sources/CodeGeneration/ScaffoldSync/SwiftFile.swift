/// A Swift source of the target package, with its outline.
public struct SwiftFile: Sendable {
    /// The file's path, relative to the target package.
    public var path: String
    public var bytes: [UInt8]
    var outline: SourceOutline
    /// True if the file isn't UTF-8, so that its contents are uncertain.
    var isUnreadable: Bool

    /// True if the outline was made by scanning the bytes, which misses errors in function bodies.
    private(set) var isScanned: Bool

    public init(path: String, bytes: [UInt8]) {
        let isUnreadable = String(validating: bytes, as: UTF8.self) == nil
        let outline = isUnreadable ? SourceOutline() : SourceOutline.read(bytes)
        self.init(path: path, bytes: bytes, outline: outline, isUnreadable: isUnreadable)
    }

    /// Parses only what the bytes alone leave uncertain, which is many times faster.
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

    /// The file with a fully parsed outline.
    var parsed: SwiftFile { isScanned ? SwiftFile(path: path, bytes: bytes) : self }

    /// True if its outline may be incomplete.
    var isBroken: Bool { isUnreadable || outline.problem != nil }

    func mentions(_ name: String) -> Bool { bytes.contains(text: name) }
}
