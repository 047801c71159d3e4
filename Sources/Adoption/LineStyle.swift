/// The style of lines around a function.
struct LineStyle {
    let lineBreak: [UInt8]
    /// The indentation of the function's declaration.
    let margin: [UInt8]
    /// The additional indentation of its statements.
    private let step: [UInt8]

    init(of opener: Opener, in bytes: [UInt8]) {
        lineBreak = Array((bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n").utf8)
        margin = Array(bytes.indentation(at: opener.body.declaration))
        let inner = bytes.indentation(at: opener.body.start)
        let isDeeper = inner.count > margin.count && inner.starts(with: margin)
        step = isDeeper ? Array(inner.dropFirst(margin.count)) : Array("    ".utf8)
    }

    /// Returns lines indented like the function.
    func margined(_ text: String) -> [UInt8] {
        Array(text.split(separator: "\n").map { margin + Array($0.utf8) }.joined(separator: lineBreak))
    }

    /// Returns a line indented like the function's statements.
    func indented(_ text: String) -> [UInt8] { margin + step + Array(text.utf8) }
}
