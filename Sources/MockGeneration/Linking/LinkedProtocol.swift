/// A protocol and everything that its mock needs.
struct LinkedProtocol: Sendable {
    /// The isolation of the mock's members.
    enum Isolation: Hashable, Sendable {
        case nonisolated
        /// `@MainActor`.
        case globalActor(String)
        /// The mock is an actor itself.
        case actor
    }

    var model: ProtocolModel
    var className: String
    var access: String
    var isolation: Isolation
    /// True if several threads may use the mock at once.
    var isSendable: Bool
    var isObjectiveC: Bool
    var generics: [GenericSignature.Parameter]
    var requirements: [GenericSignature.Requirement]
    var typealiases: [(name: String, type: String)]
    /// The aliases that it and its ancestors declare, which its members may use.
    var aliases: [String: TypeShape]
    /// Its own members, then the inherited ones, each once.
    var members: [Member]
    /// The members for protocols of the standard library, as source text.
    var standardMembers: [String]
    /// The files that declare it and its ancestors; its own first.
    var files: [Int]
    /// The isolation before the protocol after the class's colon, with a trailing space.
    ///
    /// Under a main-actor default, Swift reports that a conformance to an inheriting protocol crosses actors, unless
    /// it is `nonisolated`; its requirements are on the main actor nevertheless.
    var conformanceIsolation: String
    /// True if `Self` is required, which needs a final class.
    var mustBeFinal: Bool

    /// The requests of annotations for single members: its own, then those of its ancestors.
    var wishes: [MemberWish] = []

    /// True if only names and types of its sources reach the mock.
    var isPlain: Bool

    /// True if it is invisible outside its module.
    var isHidden: Bool { !AccessLevel.isOpen(access) }

    /// The access modifier with a trailing space; empty for the default.
    var accessPrefix: String { access.isEmpty || access == "internal" ? "" : access + " " }

    /// The text after the class's colon.
    var conformance: String {
        (model.mark?.module.map { $0 + "." } ?? "") + model.spelledPath
    }
}
