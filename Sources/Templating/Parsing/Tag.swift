/// A tag of a template.
struct Tag {
    enum Kind {
        case variable
        case section
        case invertedSection
        case sectionEnd
        case partial
        case comment
        case delimiters
    }

    let kind: Kind
    /// The whole tag with its delimiters.
    let range: Range<Int>
    /// The content, without sigil and surrounding white space.
    let content: Range<Int>
}

/// The opening and closing delimiters of a tag.
struct Delimiters: Equatable {
    var open: [UInt8]
    var close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    /// Reads the content of a set-delimiter tag, such as `<% %>`.
    init?(_ content: ArraySlice<UInt8>) {
        let words = content.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, !content.contains(UInt8(ascii: "=")) else { return nil }
        self.init(open: Array(words[0]), close: Array(words[1]))
    }

    private init(open: [UInt8], close: [UInt8]) {
        self.open = open
        self.close = close
    }
}
