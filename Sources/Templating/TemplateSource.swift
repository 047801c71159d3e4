/// The source of a template.
public struct TemplateSource: Hashable, Sendable {
    /// The name for shapes, partial tags and `render`. For example: `Presenter`.
    public var name: String
    /// The file for diagnostics. For example: `Templates/Presenter.mustache`.
    public var path: String
    /// The text in UTF-8, with or without a byte order mark.
    public var text: [UInt8]
    /// The line of the file at which the text begins.
    public var firstLine = 1
    /// True if it may be neither rendered nor included.
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
