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
        /// The start of the stream, the end of a document: of no meaning for a tree.
        case boundary
    }

    let kind: Kind
    /// What a scalar says; which anchor an alias means.
    var text = ""
    var style = YAMLScalar.Style.plain
    var anchor: String?
    var tag: String?
    var start = Mark.top
    var end = Mark.top
    /// Whether a collection ends with a bracket, at `end`. Otherwise it has no end of its own.
    var isBracket = false
}
