/// One step of a parser through a YAML stream, with everything copied out of libyaml.
struct Event {
    enum Kind {
        case documentStart
        case scalar
        case alias
        case sequenceStart
        case mappingStart
        case collectionEnd
        case streamEnd
        /// The start of the stream or the end of a document, which don't matter for a tree.
        case boundary
    }

    let kind: Kind
    /// The text of a scalar, or the anchor of an alias.
    var text = ""
    var style = YAMLScalar.Style.plain
    var anchor: String?
    var tag: String?
    var start = Mark.top
    var end = Mark.top
    /// True if a collection ends with a bracket, at `end`. Otherwise it has no end of its own.
    var isBracket = false
}
