/// The description of one key of a spec. Decoding, near names and the reference page all read it.
///
/// For example: `SpecKey("summary", .optional, type: "text", "What the scene is for.", example: "summary: One recipe.")`.
public struct SpecKey: Hashable, Sendable {
    /// The meaning of a missing key.
    public enum Presence: Hashable, Sendable {
        case required
        /// A missing key has no value.
        case optional
        /// A default, described in Markdown. For example: "`swift-testing`".
        case defaults(String)
    }

    public var name: String
    public var presence: Presence
    /// The kind of value, in words. For example: "list of names".
    public var type: String
    /// One or two sentences, in Markdown.
    public var summary: String
    /// The key as it can be written in a spec.
    public var example: String

    init(_ name: String, _ presence: Presence = .optional, type: String, _ summary: String, example: String) {
        self.name = name
        self.presence = presence
        self.type = type
        self.summary = summary
        self.example = example
    }
}

/// A mapping in a spec, with all keys that it can have.
public struct SpecObject: Hashable, Sendable {
    /// The name of the object in diagnostics and on the reference page. For example: "scene".
    public var title: String
    /// The place of the object in specs, in Markdown. For example: "`<Module>/<Scene>.yml`".
    public var place: String
    public var keys: [SpecKey]
}

/// The keys of one object, as cases, so that a decoder can't ask for a key without a description.
public protocol SpecKeys: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var title: String { get }
    static var place: String { get }
    /// The keys that must be there. Stored, since objects are decoded very often.
    static var required: [Self] { get }
    var key: SpecKey { get }
}

extension SpecKeys {
    static var object: SpecObject { SpecObject(title: title, place: place, keys: allCases.map(\.key)) }
    static var requiredKeys: [Self] { allCases.filter { $0.key.presence == .required } }
    static var names: [String] { allCases.map(\.rawValue) }
}
