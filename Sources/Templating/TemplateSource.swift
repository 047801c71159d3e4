/// A template as it was read.
public struct TemplateSource: Hashable, Sendable {
    /// What shapes, partial tags and `render` call it. For example: `Presenter`.
    public var name: String
    /// The file, as diagnostics name it. For example: `Templates/Presenter.mustache`.
    public var path: String
    /// UTF-8, with or without a byte order mark.
    public var text: [UInt8]
    /// The line of the file that the text begins at.
    public var firstLine = 1
    /// Whether it is no mistake that nothing renders or includes it.
    public var mayBeUnused = false

    public init(name: String, path: String, text: [UInt8]) {
        self.name = name
        self.path = path
        self.text = text
    }

    public init(name: String, path: String, text: String, firstLine: Int = 1) {
        self.init(name: name, path: path, text: Array(text.utf8))
        self.firstLine = firstLine
    }
}
