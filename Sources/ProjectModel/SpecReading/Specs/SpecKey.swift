/// What one key of a spec means. Decoding, near names and the reference page all read it from here.
///
/// For example: `SpecKey("summary", .optional, type: "text", "What the scene is for.", example: "summary: One recipe.")`.
public struct SpecKey: Hashable, Sendable {
    /// What holds when the key isn't there.
    public enum Presence: Hashable, Sendable {
        case required
        /// Nothing takes its place.
        case optional
        /// Described in Markdown. For example: "`swift-testing`".
        case defaults(String)
    }

    public var name: String
    public var presence: Presence
    /// The kind of value, in words. For example: "list of names".
    public var type: String
    /// One or two sentences, in Markdown.
    public var summary: String
    /// The key as it may be written in a spec.
    public var example: String

    init(_ name: String, _ presence: Presence = .optional, type: String, _ summary: String, example: String) {
        self.name = name
        self.presence = presence
        self.type = type
        self.summary = summary
        self.example = example
    }
}

/// A mapping of a spec, with all keys that it may have.
public struct SpecObject: Hashable, Sendable {
    /// How a diagnostic and the reference page call it. For example: "scene".
    public var title: String
    /// Where it stands, in Markdown. For example: "`<Module>/<Scene>.yml`".
    public var place: String
    public var keys: [SpecKey]
}

/// The keys of one object, as cases, so that a decoder can't ask for a key that isn't described.
public protocol SpecKeys: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var title: String { get }
    static var place: String { get }
    /// Those that must be there; found out once, since an object is decoded very often.
    static var required: [Self] { get }
    var key: SpecKey { get }
}

extension SpecKeys {
    static var object: SpecObject { SpecObject(title: title, place: place, keys: allCases.map(\.key)) }
    static var requiredKeys: [Self] { allCases.filter { $0.key.presence == .required } }
    static var names: [String] { allCases.map(\.rawValue) }
}
