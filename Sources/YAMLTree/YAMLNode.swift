public import Basics

/// A piece of YAML that remembers where it was written.
///
/// Anchors, aliases and merge keys are already resolved: an alias is the node it names, with the place of that node.
public struct YAMLNode: Hashable, Sendable {
    /// What a node can be.
    public enum Content: Hashable, Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    public var content: Content
    /// Whether it is written in brackets, `[a, b]` or `{ a: b }`. The bare pair in `[a: b]` is not.
    public var isFlow: Bool
    /// The tag as it was written out, with its handle resolved. For example: `tag:yaml.org,2002:str` for `!!str`.
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

    /// From the anchor or tag, if there is one, to the end of the last thing inside.
    ///
    /// A literal or folded scalar ends with its last line break; a value that was left out is empty, behind its colon.
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
