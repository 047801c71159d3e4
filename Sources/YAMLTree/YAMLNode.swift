/// A piece of YAML with its place.
///
/// Anchors, aliases and merge keys are already resolved: an alias is its anchor's node, with the place of that node.
public struct YAMLNode: Hashable, Sendable {
    /// The kinds of nodes.
    public enum Content: Hashable, Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    public var content: Content
    /// True if it is written in brackets, `[a, b]` or `{ a: b }`. The bare pair in `[a: b]` isn't.
    public var isFlow: Bool
    /// The written tag with its handle resolved. For example: `tag:yaml.org,2002:str` for `!!str`.
    public var tag: String?

    // Not a whole range: there are very many nodes, and two paths in each would be copied with it.
    private var path: String
    private var start: Mark
    private var end: Mark

    public init(content: Content, range: SourceRange, isFlow: Bool = false, tag: String? = nil) {
        self.init(content, path: range.start.path, Mark(range.start), Mark(range.end), isFlow: isFlow, tag: tag)
    }

    init(_ content: Content, path: String, _ start: Mark, _ end: Mark, isFlow: Bool = false, tag: String? = nil) {
        self.content = content
        self.isFlow = isFlow
        self.tag = tag
        self.path = path
        self.start = start
        self.end = end
    }

    /// The range from the anchor or tag, if any, to the end of the last content.
    ///
    /// A literal or folded scalar ends with its last line break; an omitted value is empty, after its colon.
    public var range: SourceRange {
        get { SourceRange(start: start.location(in: path), end: end.location(in: path)) }
        set {
            path = newValue.start.path
            start = Mark(newValue.start)
            end = Mark(newValue.end)
        }
    }
}

/// A key of a mapping, always a scalar, with its value.
public struct YAMLEntry: Hashable, Sendable {
    public var key: YAMLNode
    public var value: YAMLNode

    public init(key: YAMLNode, value: YAMLNode) {
        self.key = key
        self.value = value
    }
}
